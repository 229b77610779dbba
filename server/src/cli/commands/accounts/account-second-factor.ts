import { oneTimeCodeHours } from "@frontdoor/contract/products/two-step.ts";
import { callCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { reasonedOptions as options, reasoned } from "./account.ts";

export const accountSecondFactorCommands: readonly Command[] = [
  callCommand("letSecondStepEnd", {
    words: ["account", "second-factor", "end"],
    example: "account second-factor end thandi --reason 'lost phone and recovery codes'",
    summary:
      "Ends two-step verification whose owner has lost phone and codes, in 72 hours, and mails the owner",
    values: ["username"],
    options,
    question: (given) => ({ body: reasoned(given) }),
    printed: ({ endsAt }, given) => {
      const text = `Two-step verification of ${given.value("username")} ends at ${endsAt}, unless its owner objects.`;
      return { data: { endsAt }, text };
    },
  }),
  callCommand("sendOneTimeCode", {
    words: ["account", "second-factor", "code"],
    example:
      "account second-factor code thandi --reason 'lost phone, identity seen' --ticket HD-20417",
    summary: `Mails the owner a code that stands in for the lost app once, within ${oneTimeCodeHours} hours`,
    values: ["username"],
    options,
    question: (given) => ({ body: reasoned(given) }),
    printed: ({ expiresAt }, given) => {
      const text = `The code is on its way to the address of ${given.value("username")} and works until ${expiresAt}.`;
      return { data: { expiresAt }, text };
    },
  }),
];
