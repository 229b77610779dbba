import { letSecondStepEnd } from "@frontdoor/contract/products/second-step.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../command-failed.ts";
import { realmOption, whose } from "./account.ts";

export const accountSecondFactorCommands: readonly Command[] = [
  {
    words: ["account", "second-factor", "end"],
    summary: "Lets a second step that its owner has lost end in 72 hours, and mails the owner",
    values: ["username"],
    options: { ...realmOption, reason: { meaning: "how you know that it is the owner who asks" } },
    async run(given, { ask }) {
      const reason = given.option("reason");
      if (reason === undefined) throw new UsageError("Say how you know who asks: --reason.");
      const { endsAt } = await ask(letSecondStepEnd, { body: { ...whose(given), reason } });
      const text = `The second step of ${given.value("username")} ends at ${endsAt}, unless its owner objects.`;
      return { data: { endsAt }, text };
    },
  },
];
