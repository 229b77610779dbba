import {
  letSecondStepEnd,
  oneTimeCodeHours,
  sendOneTimeCode,
} from "@frontdoor/contract/products/two-step.ts";
import type { Command } from "../../command.ts";
import { reasonedOptions as options, reasoned } from "./account.ts";

export const accountSecondFactorCommands: readonly Command[] = [
  {
    words: ["account", "second-factor", "end"],
    example: "account second-factor end thandi --reason 'lost phone and recovery codes'",
    asks: ["letSecondStepEnd"],
    summary:
      "Ends two-step verification whose owner has lost phone and codes, in 72 hours, and mails the owner",
    values: ["username"],
    options,
    async run(given, { ask }) {
      const { endsAt } = await ask(letSecondStepEnd, { body: reasoned(given) });
      const text = `Two-step verification of ${given.value("username")} ends at ${endsAt}, unless its owner objects.`;
      return { data: { endsAt }, text };
    },
  },
  {
    words: ["account", "second-factor", "code"],
    example:
      "account second-factor code thandi --reason 'lost phone, identity seen' --ticket HD-20417",
    asks: ["sendOneTimeCode"],
    summary: `Mails the owner a code that stands in for the lost app once, within ${oneTimeCodeHours} hours`,
    values: ["username"],
    options,
    async run(given, { ask }) {
      const { expiresAt } = await ask(sendOneTimeCode, { body: reasoned(given) });
      const text = `The code is on its way to the address of ${given.value("username")} and works until ${expiresAt}.`;
      return { data: { expiresAt }, text };
    },
  },
];
