import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import { type Failure, fail, isFailure } from "@frontdoor/contract/call.ts";
import type { CallContext, Unkept } from "../../platform/calls/call-context.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { type Account, holdAccount } from "../accounts/account-store.ts";
import {
  type AccountSession,
  accountOfSession,
  findAccountSession,
  type PresentedSession,
  reauthenticatedUntil,
} from "./account-sessions.ts";

/** Somebody who is logged in to account settings. */
export interface Owner {
  session: AccountSession;
  account: Account;
}

/** The owner of a request's session. */
export async function ownerOf(
  db: Db,
  deps: { clock: Clock },
  presented: PresentedSession,
): Promise<Owner | Failure<"SESSION_ENDED">> {
  return (await findAccountSession(db, deps, presented)) ?? fail("SESSION_ENDED");
}

type Refusal = Failure<"SESSION_ENDED" | "PROOF_NEEDED" | "CHANGES_LOCKED">;

/**
 * Whether a change is allowed while changes are locked. One that only ends access is allowed: `always`, or after a
 * login with a password that was chosen since the lock, which is the owner's.
 */
type WhileStopped = "never" | "new-password" | "always";

/**
 * The owner of a request's session, if it may change the account now: the last reauthentication is at most five minutes
 * old, and changes are not locked. For work before the transaction, such as a hash; the change itself calls
 * `authoriseChange`.
 */
export async function mayChange(
  db: Db,
  deps: { clock: Clock },
  presented: PresentedSession,
  whileStopped: WhileStopped = "never",
): Promise<Owner | Refusal> {
  const owner = await findAccountSession(db, deps, presented);
  if (owner === null) return fail("SESSION_ENDED");
  const now = deps.clock();
  if (areChangesLocked(owner.account, now) && !goesOn(owner, whileStopped)) {
    return fail("CHANGES_LOCKED");
  }
  return reauthenticatedUntil(owner.session, now) === null ? fail("PROOF_NEEDED") : owner;
}

/**
 * The same in the transaction of the change: locks the account until it ends, so that parallel changes run one after
 * the other.
 */
export async function authoriseChange(
  tx: Transaction,
  deps: { clock: Clock },
  presented: PresentedSession,
  whileStopped: WhileStopped = "never",
): Promise<Owner | Refusal> {
  const accountId = await accountOfSession(tx, presented);
  if (accountId === null) return fail("SESSION_ENDED");
  await holdAccount(tx, accountId);
  return mayChange(tx, deps, presented, whileStopped);
}

/** Makes a change once for its idempotency key, if it is authorised; a refusal is not stored. */
export function changeOnce<T>(
  deps: { clock: Clock },
  context: PresentedSession & Pick<CallContext, "once">,
  change: (tx: Transaction, owner: Owner, unkept: Unkept) => Promise<T>,
  whileStopped: WhileStopped = "never",
): Promise<T | Refusal> {
  return context.once<T | Refusal>(async (tx, unkept) => {
    const owner = await authoriseChange(tx, deps, context, whileStopped);
    return isFailure(owner) ? unkept(owner) : change(tx, owner, unkept);
  });
}

/** The same for changes that need no recent reauthentication. The caller checks whether changes are locked. */
export function changeUnverifiedOnce<T>(
  deps: { clock: Clock },
  context: PresentedSession & Pick<CallContext, "once">,
  change: (tx: Transaction, owner: Owner, unkept: Unkept) => Promise<T>,
): Promise<T | Failure<"SESSION_ENDED">> {
  return context.once<T | Failure<"SESSION_ENDED">>(async (tx, unkept) => {
    const accountId = await accountOfSession(tx, context);
    if (accountId !== null) await holdAccount(tx, accountId);
    const owner = await ownerOf(tx, deps, context);
    return isFailure(owner) ? unkept(owner) : change(tx, owner, unkept);
  });
}

function goesOn({ account, session }: Owner, whileStopped: WhileStopped): boolean {
  if (whileStopped !== "new-password") return whileStopped === "always";
  const until = account.changes_locked_until;
  if (until === null || !session.way.startsWith("password")) return false;
  return account.password_changed_at.getTime() >= until.getTime() - undoHours * 3_600_000;
}

export function areChangesLocked(
  account: Pick<Account, "changes_locked_until">,
  now: Date,
): boolean {
  return account.changes_locked_until !== null && account.changes_locked_until > now;
}
