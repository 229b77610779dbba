import {
  letSecondStepEnd,
  oneTimeCodeHours,
  sendOneTimeCode,
} from "@frontdoor/contract/products/second-step.ts";
import type { Command } from "../../command.ts";
import { reasonOf, reasonOption, ticketOf, ticketOption } from "../../reason-option.ts";
import { realmOption, whose } from "./account.ts";

export const accountSecondFactorCommands: readonly Command[] = [
  {
    words: ["account", "second-factor", "end"],
    example: "account second-factor end thandi --reason 'lost phone and recovery codes'",
    asks: ["letSecondStepEnd"],
    summary:
      "Ends two-step verification whose owner has lost phone and codes, in 72 hours, and mails the owner",
    values: ["username"],
    options: { ...realmOption, ...reasonOption, ...ticketOption },
    async run(given, { ask }) {
      const body = { ...whose(given), reason: reasonOf(given), ...ticketOf(given) };
      const { endsAt } = await ask(letSecondStepEnd, { body });
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
    options: { ...realmOption, ...reasonOption, ...ticketOption },
    async run(given, { ask }) {
      const body = { ...whose(given), reason: reasonOf(given), ...ticketOf(given) };
      const { expiresAt } = await ask(sendOneTimeCode, { body });
      const text = `The code is on its way to the address of ${given.value("username")} and works until ${expiresAt}.`;
      return { data: { expiresAt }, text };
    },
  },
];
