import type { Realm } from "@frontdoor/contract/products.ts";
import { type BudgetDeps, takeBudget } from "../../mechanisms/budgets/budgets.ts";
import type { Db, Transaction } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";
import { enqueue, type OutboxRow } from "../../mechanisms/outbox/outbox.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import { someMomentAfter } from "../../mechanisms/outbox/some-moment.ts";
import { type Account, findAccount, findAccountById } from "../accounts/account-store.ts";
import type { Lock } from "../lockout/lockout.ts";

export const accountLockedKind = (realm: Realm) => `${realm}.account-locked`;
export const signedInAfterFailuresKind = (realm: Realm) => `${realm}.signed-in-after-failures`;

/** The letters of a realm that warn of what happened at its login. */
export interface WarningLetters {
  accountLocked(account: Account, lock: Lock): MailMessage;
  signedInAfterFailures(account: Account): MailMessage;
}

/**
 * The outbox handlers behind a login: they look for an account only now, long after the answer, and
 * mail its owner at most once an hour for each sort of warning (SEC-A7). For a name without an account
 * they do the same in the name of the row, which is nobody's (SEC-C2).
 */
export function warningHandlers(
  deps: BudgetDeps,
  realm: Realm,
  letters: WarningLetters,
): OutboxHandlers {
  const locked = accountLockedKind(realm);
  const signedIn = signedInAfterFailuresKind(realm);
  return {
    [locked]: { work: (tx, row) => warn(tx, deps, realm, row) },
    [`${locked}-mail`]: {
      send: (db, row) =>
        letterOf(db, row, (account) => letters.accountLocked(account, lockOf(row))),
    },
    [signedIn]: { work: (tx, row) => warn(tx, deps, realm, row) },
    [`${signedIn}-mail`]: { send: (db, row) => letterOf(db, row, letters.signedInAfterFailures) },
  };
}

async function warn(
  tx: Transaction,
  deps: BudgetDeps,
  realm: Realm,
  row: OutboxRow,
): Promise<void> {
  const account = await findAccount(tx, realm, indexesOf(row));
  const accountId = account?.id ?? row.id;
  const { allowed } = await takeBudget(tx, deps, "warningByAccount", `${row.kind} ${accountId}`);
  if (!allowed) return;
  const now = deps.clock();
  await enqueue(tx, {
    id: newId(deps.clock),
    kind: `${row.kind}-mail`,
    payload: { ...row.payload, accountId },
    now,
    availableAt: someMomentAfter(now),
  });
}

/** A letter to the account that a row names; null when it is not active any more. */
export async function letterOf(
  db: Db,
  row: OutboxRow,
  compose: (account: Account) => MailMessage,
): Promise<MailMessage | null> {
  const account = await findAccountById(db, String(row.payload.accountId));
  return account?.status === "active" ? compose(account) : null;
}

function lockOf({ payload }: OutboxRow): Lock {
  const { isDisabled, isKnownDevice } = payload;
  return { isDisabled: isDisabled === true, isKnownDevice: isKnownDevice === true };
}

/** The username that a row is about, as the indexes under which it may be stored. */
export function indexesOf(row: OutboxRow): [string, ...string[]] {
  const [first = "", ...others] = String(row.payload.usernameIndexes).split(" ");
  return [first, ...others];
}
