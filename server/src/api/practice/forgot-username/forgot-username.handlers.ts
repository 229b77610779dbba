import {
  type Account,
  findAccountById,
  findActiveByEmail,
} from "../../../identity/accounts/account-store.ts";
import { enqueue, type PracticeHandlers } from "../../../identity/outbox-jobs.ts";
import type { Db } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
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
          await enqueue(tx, {
            id: newId(deps.clock),
            kind: "practice.reminder-mail",
            payload: { accountIds: [first.id, ...others.map(({ id }) => id)] },
            now: deps.clock(),
          });
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
