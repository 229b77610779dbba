import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Db, Transaction } from "../../mechanisms/database/database.ts";
import {
  type AccountSession,
  findAccountSession,
  type PresentedSession,
  provenUntil,
} from "../account-sessions/account-sessions.ts";
import { type Account, findAccountById, holdAccount } from "../accounts/account-store.ts";

/** Somebody who is logged in to the page of their own account. */
export interface Owner {
  session: AccountSession;
  account: Account;
}

/** Whose login a request shows. */
export async function ownerOf(
  db: Db,
  deps: { clock: Clock },
  presented: PresentedSession,
): Promise<Owner | Failure<"SESSION_ENDED">> {
  return (await findAccountSession(db, deps, presented)) ?? fail("SESSION_ENDED");
}

/**
 * Whose login a request shows, if it may change the account now: the last proof of who is there is at most five
 * minutes old, and nobody has said of a change that it was not theirs. The account is held until the transaction
 * ends, so that what two requests change at once is changed one after the other.
 */
export async function authoriseChange(
  tx: Transaction,
  deps: { clock: Clock },
  presented: PresentedSession,
): Promise<Owner | Failure<"SESSION_ENDED" | "PROOF_NEEDED" | "CHANGES_LOCKED">> {
  const found = await findAccountSession(tx, deps, presented);
  if (found === null) return fail("SESSION_ENDED");
  await holdAccount(tx, found.account.id);
  const account = await findAccountById(tx, found.account.id);
  if (account?.status !== "active") return fail("SESSION_ENDED");
  const now = deps.clock();
  if (areChangesLocked(account, now)) return fail("CHANGES_LOCKED");
  if (provenUntil(found.session, now) === null) return fail("PROOF_NEEDED");
  return { session: found.session, account };
}

export function areChangesLocked(
  account: Pick<Account, "changes_locked_until">,
  now: Date,
): boolean {
  return account.changes_locked_until !== null && account.changes_locked_until > now;
}
