import { movedMessage } from "@frontdoor/contract/products/suspensions.ts";
import type { Actor } from "../../platform/audit/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { MaintenanceJob } from "../../platform/scheduler.ts";
import { type Account, changeAccount, holdAccount } from "../accounts/account-store.ts";
import { notifyProducts } from "../accounts/notify-products.ts";
import { nameOf } from "../accounts/username.ts";
import { contactChangesOf } from "../contact/contact-change-store.ts";
import { endAccountSessions } from "../sessions/account-sessions.ts";
import { signOut } from "../sessions/sign-out.ts";
import { endOtp } from "../tokens/otp.ts";
import { revokeTokens, type TokenDeps } from "../tokens/tokens.ts";

/**
 * Suspends an account in one transaction: its password is put aside, every session and every issued link and code ends,
 * and nothing is deleted. A suspended account gets the new end. @returns false when it is archived
 */
export async function suspendAccount(
  tx: Transaction,
  deps: TokenDeps,
  { id }: Pick<Account, "id">,
  actor: Actor,
  { reason, endsAt }: { reason: string; endsAt: Date | null },
): Promise<boolean> {
  const account = await holdAccount(tx, id);
  if (account === undefined || account.status === "archived") return false;
  const now = deps.clock();
  const wasSuspended = account.status === "suspended";
  if (wasSuspended) {
    await tx
      .updateTable("account_suspensions")
      .set({ ends_at: endsAt })
      .where("account_id", "=", id)
      .execute();
  } else {
    const { password_hash } = account;
    await tx
      .insertInto("account_suspensions")
      .values({ account_id: id, password_hash, suspended_at: now, ends_at: endsAt })
      .execute();
    const suspended = { status: "suspended", password_hash: null, updated_at: now } as const;
    await changeAccount(tx, id, suspended);
    await endLogins(tx, deps, account, actor);
  }
  const details = {
    reason,
    endsAt: endsAt?.toISOString() ?? null,
    ...(wasSuspended && { wasSuspended }),
  };
  const event = { kind: "account-suspended", actor, subjectId: id, realm: account.realm, details };
  await audit(tx, deps, event);
  return true;
}

async function endLogins(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  actor: Actor,
): Promise<void> {
  const { id: subjectId } = account;
  const now = deps.clock();
  await revokeTokens(tx, {
    purpose: ["password-reset", "second-step", "one-time-code", "account-removal"],
    subjectId,
    now,
  });
  await endOtp(tx, nameOf(deps.keys, account), now);
  await endAccountSessions(tx, { accountId: subjectId });
  await signOut(tx, deps, account, actor);
}

/**
 * Ends the suspension of an account and gives its password back, unless "This wasn't me" disabled it meanwhile.
 * @returns false when it is archived
 */
export async function reactivateAccount(
  tx: Transaction,
  deps: { clock: Clock },
  { id }: Pick<Account, "id">,
  actor: Actor,
  details: { reason?: string },
): Promise<boolean> {
  const account = await holdAccount(tx, id);
  if (account === undefined || account.status === "archived") return false;
  if (account.status !== "suspended") return true;
  const put = await tx
    .deleteFrom("account_suspensions")
    .where("account_id", "=", id)
    .returningAll()
    .executeTakeFirst();
  await changeAccount(tx, id, {
    status: "active",
    updated_at: deps.clock(),
    ...(put !== undefined && { password_hash: put.password_hash }),
  });
  await notifyProducts(tx, deps, account, "account-changed");
  const event = { kind: "account-reactivated", actor, subjectId: id, realm: account.realm };
  await audit(tx, deps, { ...event, details });
  return true;
}

/** Until when an account is suspended, or would be if it came back: null without an end, undefined where it is not. */
export async function suspensionEnd(db: Db, accountId: string): Promise<Date | null | undefined> {
  const row = await db
    .selectFrom("account_suspensions")
    .select("ends_at")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row === undefined ? undefined : row.ends_at;
}

const endedAtOnce = 100;

/** Reactivates accounts whose suspension ends by now; a failure does not stop the others. */
export const endSuspensions: MaintenanceJob = {
  name: "end-suspensions",
  everySeconds: 60,
  fullRun: endedAtOnce,
  async run({ kysely }, now) {
    const due = await kysely
      .selectFrom("account_suspensions")
      .innerJoin("accounts", "accounts.id", "account_suspensions.account_id")
      .select("accounts.id")
      .where("status", "=", "suspended")
      .where("ends_at", "<=", now)
      .limit(endedAtOnce)
      .execute();
    let ended = 0;
    const failures: unknown[] = [];
    for (const account of due) {
      try {
        if (await kysely.transaction().execute((tx) => endIfDue(tx, account, now))) ended += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return ended;
  },
};

/** Staff may have given it another end since it was found. */
async function endIfDue(
  tx: Transaction,
  account: Pick<Account, "id">,
  now: Date,
): Promise<boolean> {
  await holdAccount(tx, account.id);
  const end = (await suspensionEnd(tx, account.id)) ?? null;
  if (end === null || end > now) return false;
  return reactivateAccount(tx, { clock: () => now }, account, "system", {});
}

/**
 * The state in which staff may restore an account: suspended as it was, without its password. It is also suspended until
 * somebody ends that if a change of address or number could still be reverted. The removal ends that chance, and a new
 * password would be mailed to whoever made the change.
 */
export async function keepSuspension(
  tx: Transaction,
  deps: { clock: Clock },
  { id, realm }: Account,
): Promise<void> {
  const now = deps.clock();
  const of = { accountId: id, now };
  const emails = await contactChangesOf(tx, "email_changes", of);
  const numbers = await contactChangesOf(tx, "number_changes", of);
  if (emails.made.length + numbers.made.length === 0) {
    await tx
      .updateTable("account_suspensions")
      .set({ password_hash: null })
      .where("account_id", "=", id)
      .execute();
    return;
  }
  const suspended = { password_hash: null, suspended_at: now, ends_at: null };
  await tx
    .insertInto("account_suspensions")
    .values({ account_id: id, ...suspended })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(suspended))
    .execute();
  const details = { reason: movedMessage, endsAt: null };
  const event = { kind: "account-suspended", actor: "system", subjectId: id, realm, details };
  await audit(tx, deps, event);
}
