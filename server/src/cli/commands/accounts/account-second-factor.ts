import { letSecondStepEnd } from "@frontdoor/contract/products/second-step.ts";
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
];
