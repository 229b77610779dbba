import { restoreDays } from "@frontdoor/contract/products/suspensions.ts";
import { callCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { reasonedOptions as options, reasoned } from "./account.ts";

export const accountSuspendCommands: readonly Command[] = [
  callCommand("suspendAccount", {
    words: ["account", "suspend"],
    example: "account suspend thandi --until 2026-12-31T00:00:00Z --reason 'stolen phone'",
    summary: "Lets nobody log in to an account for a while, and deletes nothing of it",
    values: ["username"],
    options: {
      ...options,
      until: { meaning: "when it ends, in UTC; without it when somebody reactivates the account" },
    },
    question: (given) => {
      const until = given.option("until");
      const body = { ...reasoned(given), ...(until && { until }) };
      return { body };
    },
    printed: (_reply, given) => ({
      data: { suspended: true },
      text: `${given.value("username")} is suspended.`,
    }),
  }),
  callCommand("reactivateAccount", {
    words: ["account", "reactivate"],
    example: "account reactivate thandi --reason 'phone found'",
    summary: "Ends the suspension of an account, which is as before",
    values: ["username"],
    options,
    question: (given) => ({ body: reasoned(given) }),
    printed: (_reply, given) => ({
      data: { reactivated: true },
      text: `${given.value("username")} can log in again.`,
    }),
  }),
  callCommand("restoreAccount", {
    words: ["account", "restore"],
    example: "account restore thandi --reason 'archived by mistake'",
    summary: `Brings an archived account back within ${restoreDays} days; its owner then chooses a new password`,
    values: ["username"],
    options,
    question: (given) => ({ body: reasoned(given) }),
    printed: (_reply, given) => {
      const text = `${given.value("username")} is back. Next: account send-reset.`;
      return { data: { restored: true }, text };
    },
  }),
];
