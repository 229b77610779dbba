import type { Db } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import { enqueue } from "../../mechanisms/outbox/outbox.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import {
  type Account,
  findAccountById,
  findActiveByEmail,
} from "../../people/accounts/account-store.ts";
import type { PracticeDeps } from "../practice-deps.ts";
import { reminderLetter } from "./forgot-username.mails.ts";

/** Someone asked for the usernames of an address; whether it has any is looked up only now (SEC-C2). */
export const reminderRequestedKind = "practice.reminder-requested";
const reminderMailKind = "practice.reminder-mail";

export function reminderHandlers(deps: PracticeDeps): OutboxHandlers {
  return {
    [reminderRequestedKind]: {
      /** One mail for each spelling that is stored: to some mail servers they are two people (SEC-C11). */
      async work(tx, row) {
        const indexes = String(row.payload.emailIndexes).split(" ");
        const accounts = await findActiveByEmail(tx, "practice", indexes);
        const byAddress = Map.groupBy(accounts, ({ email }) => email);
        for (const owned of byAddress.values()) {
          await enqueue(tx, {
            id: newId(deps.clock),
            kind: reminderMailKind,
            payload: { accountIds: owned.map(({ id }) => id).join(" ") },
            now: deps.clock(),
          });
        }
      },
    },
    [reminderMailKind]: {
      async send(db, row) {
        const accounts = await activeAccounts(db, String(row.payload.accountIds).split(" "));
        const [first] = accounts;
        if (first === undefined) return null;
        const usernames = accounts.map(({ username }) => username);
        return reminderLetter(deps.config.publicUrl, first.email, usernames);
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
