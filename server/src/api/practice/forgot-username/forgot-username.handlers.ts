import {
  type Account,
  findAccountById,
  findActiveByEmail,
} from "../../../identity/accounts/account-store.ts";
import { enqueue, type PracticeHandlers } from "../../../identity/outbox-jobs.ts";
import type { Db } from "../../../platform/database/database.ts";
import { atOnce } from "../../../platform/outbox/outbox.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { reminderMail } from "./forgot-username.mails.ts";

export function reminderHandlers(
  deps: PracticeDeps,
): PracticeHandlers<"reminder-requested" | "reminder-mail"> {
  return {
    "reminder-requested": {
      /** One mail for each spelling that is stored: to some mail servers they are two people (SEC-C11). */
      async work(tx, { payload }) {
        const accounts = await findActiveByEmail(tx, "practice", payload.emailIndexes);
        const byAddress = Map.groupBy(accounts, ({ email }) => email);
        for (const [first, ...others] of byAddress.values()) {
          if (first === undefined) continue;
          const accountIds = [first.id, ...others.map(({ id }) => id)] as const;
          const kind = "practice.reminder-mail";
          await enqueue(tx, { ...atOnce(deps.clock), kind, payload: { accountIds } });
        }
      },
    },
    "reminder-mail": {
      async send(db, { payload }) {
        const accounts = await activeAccounts(db, payload.accountIds);
        const [first, ...others] = accounts;
        return first === undefined ? null : reminderMail(deps.config, [first, ...others]);
      },
    },
  };
}

async function activeAccounts(db: Db, ids: readonly string[]): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const id of ids) {
    const account = await findAccountById(db, id);
    if (account?.status === "active") accounts.push(account);
  }
  return accounts;
}
