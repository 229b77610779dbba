import {
  reactivateAccount,
  restoreAccount,
  restoreDays,
  suspendAccount,
} from "@frontdoor/contract/products/suspensions.ts";
import type { Command } from "../../command.ts";
import { reasonedOptions as options, reasoned } from "./account.ts";

export const accountSuspendCommands: readonly Command[] = [
  {
    words: ["account", "suspend"],
    example: "account suspend thandi --until 2026-12-31T00:00:00Z --reason 'stolen phone'",
    asks: ["suspendAccount"],
    summary: "Lets nobody log in to an account for a while, and deletes nothing of it",
    values: ["username"],
    options: {
      ...options,
      until: { meaning: "when it ends, in UTC; without it when somebody reactivates the account" },
    },
    async run(given, { ask }) {
      const until = given.option("until");
      const body = { ...reasoned(given), ...(until && { until }) };
      await ask(suspendAccount, { body });
      return { data: { suspended: true }, text: `${given.value("username")} is suspended.` };
    },
  },
  {
    words: ["account", "reactivate"],
    example: "account reactivate thandi --reason 'phone found'",
    asks: ["reactivateAccount"],
    summary: "Ends the suspension of an account, which is as before",
    values: ["username"],
    options,
    async run(given, { ask }) {
      await ask(reactivateAccount, { body: reasoned(given) });
      return { data: { reactivated: true }, text: `${given.value("username")} can log in again.` };
    },
  },
  {
    words: ["account", "restore"],
    example: "account restore thandi --reason 'archived by mistake'",
    asks: ["restoreAccount"],
    summary: `Brings an archived account back within ${restoreDays} days; its owner then chooses a new password`,
    values: ["username"],
    options,
    async run(given, { ask }) {
      await ask(restoreAccount, { body: reasoned(given) });
      const text = `${given.value("username")} is back. Next: account send-reset.`;
      return { data: { restored: true }, text };
    },
  },
];
