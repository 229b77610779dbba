import { sql } from "kysely";
import { auditOwn } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import { type Account, setPassword } from "../accounts/account-store.ts";
import { notifyProducts } from "../accounts/notify-products.ts";
import { nameOf } from "../accounts/username.ts";
import { cancelChanges, settledAddressOf } from "../contact/contact-change-store.ts";
import { addressesToTell } from "../contact/owner-mail.ts";
import { verifyEmail } from "../contact/verification-store.ts";
import { forgetDevices } from "../devices/device.ts";
import type { Lockout } from "../lockout/lockout.ts";
import { enqueue } from "../outbox-jobs.ts";
import { endCredentials } from "../sessions/end-credentials.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { endTwoStep } from "../two-step/two-step.ts";

/**
 * Completes a verified reset in one transaction. It sets the new password, ends every lock, every other credential that
 * was issued and every change that waits for verification. It tells the product to end its sessions, mails the owner and
 * writes an audit event (SEC-C8, SEC-C9). Known devices and two-step verification stay: a mailbox alone opens no account
 * that has two-step verification. The first link that verifies the address ends both, because a stranger may have
 * registered the account until then.
 * @returns false when the account was archived meanwhile
 */
export async function replacePassword(
  tx: Transaction,
  deps: TokenDeps & { lockout: Lockout },
  account: Account,
  { passwordHash, by }: { passwordHash: string; by: "link" | "one-time-password" },
): Promise<boolean> {
  const { id, realm } = account;
  const name = nameOf(deps.keys, account);
  const now = deps.clock();
  if (!(await setPassword(tx, { accountId: id, passwordHash, now }))) return false;
  await endCredentials(tx, deps, account);
  await cancelChanges(tx, { accountId: id, now });
  if (by === "link") await markSettled(tx, deps, account);
  const isFirstVerification = by === "link" && (await verifyEmail(tx, { accountId: id, now }));
  if (isFirstVerification) {
    await forgetDevices(tx, name);
    await endTwoStep(tx, deps, account, "system");
    await notifyProducts(tx, deps, account, "account-changed");
    await auditOwn(tx, deps, account, "email-proven");
  }
  for (const address of await addressesToTell(tx, { accountId: id, now })) {
    const payload = { accountId: id, ...address };
    await enqueue(tx, { ...atOnce(deps.clock), kind: `${realm}.password-changed-mail`, payload });
  }
  await auditOwn(tx, deps, account, "password-reset", { by });
  return true;
}

/**
 * Marks every open "This wasn't me" link of an account once its owner has chosen a new password by a mailed link. Such
 * a link still reverts its change for 72 hours, but starts no other reset, because somebody else may have read the
 * mailbox before. Links are not marked where the reset mail may have gone to a changed address.
 */
async function markSettled(
  tx: Transaction,
  { clock }: { clock: Clock },
  account: Pick<Account, "id" | "email">,
): Promise<void> {
  if ((await settledAddressOf(tx, account, clock())) !== account.email) return;
  await tx
    .updateTable("tokens")
    .set({ data: sql<string>`data || '{"isSettled":true}'::jsonb` })
    .where("purpose", "=", "not-me")
    .where("subject_id", "=", account.id)
    .where("used_at", "is", null)
    .execute();
}
