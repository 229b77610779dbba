import { restoreDays } from "@frontdoor/contract/products/suspensions.ts";
import type { Actor } from "../../platform/audit/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { type Account, changeAccount, holdAccount } from "../accounts/account-store.ts";
import { notifyProducts } from "../accounts/notify-products.ts";
import { suspensionEnd } from "./suspend-account.ts";

const dayMilliseconds = 86_400_000;

/** Until when an archived account can be restored; null for one that is not archived, or past that time. */
export function restorableUntil(
  { status, archived_at }: Pick<Account, "status" | "archived_at">,
  now: Date,
): Date | null {
  if (status !== "archived" || archived_at === null) return null;
  const until = new Date(archived_at.getTime() + restoreDays * dayMilliseconds);
  return until > now ? until : null;
}

/**
 * Restores an archived account. Its profile was kept; its credentials are gone, so the owner chooses a new password by
 * a mailed link. An account with a suspension of `keepSuspension` comes back suspended. @returns false when it is not
 * archived, or has been for longer than 30 days
 */
export async function restoreAccount(
  tx: Transaction,
  deps: { clock: Clock },
  { id }: Pick<Account, "id">,
  actor: Actor,
  reason: string,
): Promise<boolean> {
  const account = await holdAccount(tx, id);
  const now = deps.clock();
  if (account === undefined || restorableUntil(account, now) === null) return false;
  const status = (await suspensionEnd(tx, id)) === undefined ? "active" : "suspended";
  const restored = { status, archived_at: null, retain_until: null, updated_at: now } as const;
  await changeAccount(tx, id, restored);
  await notifyProducts(tx, deps, account, "account-changed");
  const event = { kind: "account-restored", actor, subjectId: id, realm: account.realm };
  await audit(tx, deps, { ...event, details: { reason } });
  return true;
}
