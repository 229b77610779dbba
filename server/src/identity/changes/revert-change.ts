import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import type { ChangeKind } from "@frontdoor/contract/account/unrecognised.ts";
import { auditOwn } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import {
  type Account,
  changeAccount,
  findAccountById,
  takePasswordAway,
} from "../accounts/account-store.ts";
import { notifyProducts } from "../accounts/notify-products.ts";
import { nameOf } from "../accounts/username.ts";
import { notifyLostAddress } from "../contact/address-lost.ts";
import {
  cancelChanges,
  contactChangesOf,
  keepEmailChanges,
  removeChanges,
  settledAddressOf,
} from "../contact/contact-change-store.ts";
import { otherOwner } from "../contact/email-verification-mail.ts";
import { forgetDevices } from "../devices/device.ts";
import { removePasskey } from "../passkeys/passkey-store.ts";
import { startReset } from "../recovery/reset-link.ts";
import { endAccountSessions } from "../sessions/account-sessions.ts";
import { signOut } from "../sessions/sign-out.ts";
import { endOtp } from "../tokens/otp.ts";
import { revokeTokens, type TokenDeps, type TokenRow } from "../tokens/tokens.ts";
import { encryptAppKey, newAppKey } from "../two-step/app-key.ts";
import { removeRecoveryCodes } from "../two-step/recovery-codes.ts";
import { forgetRememberedDevices } from "../two-step/remembered-devices.ts";
import { endTwoStep, keepTwoStep, letSecondStepEnd } from "../two-step/two-step.ts";
import { findTwoStep, moveTwoStep } from "../two-step/two-step-store.ts";
import { changeLinksOf } from "./change-links.ts";
import { moveTo, verifyAddress } from "./verify-email.ts";

/**
 * Does what "This wasn't me" promises, in the transaction that uses the link up:
 * - gives the account back the address to which the link was mailed, and reverts the change where possible;
 * - ends every login, and disables the password;
 * - locks changes for 72 hours, and begins a reset, which the owner is mailed.
 * @returns the token of the reset; null where the address could not be given back, where the account is suspended (its
 * owner asks for a reset once it is active again), and where the owner has chosen a new password by a mailed link since
 * the change: that password stays
 */
export async function revertChange(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  link: TokenRow,
): Promise<string | null> {
  const { id } = account;
  const now = deps.clock();
  const name = nameOf(deps.keys, account);
  const change = link.data.change as ChangeKind;
  await cancelChanges(tx, { accountId: id, now });
  await undo(tx, deps, account, link);
  await revertNumberChange(tx, deps, account);
  // A thief who took the number over at WhatsApp may have switched codes to it.
  await changeAccount(tx, id, { code_way: "sms", updated_at: now });
  await forgetDevices(tx, name);
  await endOtp(tx, name, now);
  await revertEmailChange(tx, deps, account, true);
  await endAccountSessions(tx, { accountId: id });
  await forgetRememberedDevices(tx, id);
  await revokeTokens(tx, {
    purpose: ["password-reset", "account-removal", "second-step", "one-time-code", "stored-data"],
    subjectId: id,
    now,
  });
  await signOut(tx, deps, account, id);
  const lockedUntil = new Date(now.getTime() + undoHours * 3_600_000);
  await changeAccount(tx, id, { changes_locked_until: lockedUntil, updated_at: now });
  await auditOwn(tx, deps, account, "change-taken-back", { change });
  return link.data.isSettled === true ? null : beginReset(tx, deps, id);
}

/**
 * Reverts what a change did beside address and number. Passkeys that were added in changes still open to a revert stop
 * working, whichever link is pressed, because one person may have made several changes. Two-step verification that was
 * switched on until then ends, because it would keep the owner out. One that was switched on later stays: an old mail
 * must not open an account that has two-step verification by now.
 */
async function undo(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  link: TokenRow,
): Promise<void> {
  const { id: accountId } = account;
  const now = deps.clock();
  const links = await changeLinksOf(tx, { accountId, now });
  for (const { data } of links) {
    if (data.change !== "passkey-added" || typeof data.thing !== "string") continue;
    await removePasskey(tx, "passkeys", { ownerId: accountId, id: data.thing });
  }
  const step = await findTwoStep(tx, accountId, now);
  if (step === undefined || step.since > link.created_at) return;
  const isNewStep = links.some(
    ({ data, created_at: at }) =>
      data.change === "second-step-on" && at >= step.since && at <= link.created_at,
  );
  if (isNewStep) {
    await endTwoStep(tx, deps, account, accountId);
    return;
  }
  switch (link.data.change as ChangeKind) {
    case "second-step-app":
      if (isNewestApp(links, link)) await loseApp(tx, deps, account);
      return;
    case "second-step-codes":
      await removeRecoveryCodes(tx, accountId);
      return;
    case "second-step-ending":
      await keepTwoStep(tx, deps, account);
      return;
  }
}

function isNewestApp(links: TokenRow[], { id }: TokenRow): boolean {
  const apps = links.filter(({ data: { change } }) => change === "second-step-app");
  return apps.at(-1)?.id === id;
}

/**
 * Replaces an app's key by a random one, so that its codes no longer work, even if a recovery code keeps two-step
 * verification on. The key of the earlier app is not stored, so two-step verification begins to end, as after a lost
 * app.
 */
async function loseApp(tx: Transaction, deps: TokenDeps, account: Account): Promise<void> {
  const accountId = account.id;
  const encrypted = encryptAppKey(deps.keys, newAppKey(), accountId);
  await moveTwoStep(tx, accountId, { encrypted, step: 0 });
  const endsAt = await letSecondStepEnd(tx, deps, accountId);
  await auditOwn(tx, deps, account, "second-step-ending", { endsAt: endsAt.toISOString() });
}

/** Disables the password and starts a reset. No reset is mailed to a changed address that could not be reverted. */
async function beginReset(
  tx: Transaction,
  deps: TokenDeps,
  accountId: string,
): Promise<string | null> {
  const now = deps.clock();
  await takePasswordAway(tx, { accountId, now });
  const account = await findAccountById(tx, accountId);
  if (account === undefined) throw new Error("An account that is held was gone.");
  if (account.status === "suspended") return null;
  if ((await settledAddressOf(tx, account, now)) !== account.email) return null;
  return startReset(tx, deps, account);
}

/**
 * Gives an account back the address that it had before its changes of the last 72 hours. If another account has that
 * address by now, the current one stays and is not trusted: no reset is mailed there.
 * @param isVerified whether the link of this revert was mailed to the earlier address
 * @returns whether the address could be given back
 */
export async function revertEmailChange(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  isVerified: boolean,
): Promise<boolean> {
  const now = deps.clock();
  const { made } = await contactChangesOf(tx, "email_changes", { accountId: account.id, now });
  const [first] = made;
  if (first === undefined) return false;
  const email = first.old_email;
  if ((await otherOwner(tx, deps.keys, { ...account, email })) !== undefined) {
    if (isVerified) await keepEmailChanges(tx, account.id);
    return false;
  }
  await notifyLostAddress(tx, deps, account);
  await moveTo(tx, deps, account, email);
  await changeAccount(tx, account.id, { email_proven_at: first.old_proven_at });
  await removeChanges(tx, "email_changes", account.id);
  const settled = await findAccountById(tx, account.id);
  // A verification since the change was of the other address: the owner verifies this one again.
  if (isVerified && settled !== undefined) await verifyAddress(tx, deps, settled, null);
  await notifyProducts(tx, deps, account, "account-changed");
  return true;
}

/**
 * Gives an account the number back that it had before its changes of the last 72 hours, whichever of them was not the
 * owner's: to a stranger's number a code of the reset would go a week later.
 */
async function revertNumberChange(tx: Transaction, deps: TokenDeps, account: Account) {
  const now = deps.clock();
  const { made } = await contactChangesOf(tx, "number_changes", { accountId: account.id, now });
  const [first] = made;
  if (first === undefined) return;
  await changeAccount(tx, account.id, {
    cell_number: first.old_number,
    cell_number_changed_at: first.old_changed_at,
    number_confirmed_at: first.old_confirmed_at,
    updated_at: now,
  });
  await removeChanges(tx, "number_changes", account.id);
  await notifyProducts(tx, deps, account, "account-changed");
}
