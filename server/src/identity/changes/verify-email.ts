import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import { auditOwn } from "../../platform/audit/audit.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { type Account, changeAccount, findAccountById } from "../accounts/account-store.ts";
import { holdAddresses, resolveInvitedHod } from "../accounts/invited-hods.ts";
import { notifyProducts } from "../accounts/notify-products.ts";
import { emailIndexes, nameOf, usernameIndex } from "../accounts/username.ts";
import { notifyLostAddress } from "../contact/address-lost.ts";
import {
  type EmailChange,
  settleContactChange,
  settledAddressOf,
} from "../contact/contact-change-store.ts";
import { verifyEmail as noteVerification } from "../contact/verification-store.ts";
import { forgetDevices, moveDevices } from "../devices/device.ts";
import { endAccountSessions } from "../sessions/account-sessions.ts";
import { endOtp } from "../tokens/otp.ts";
import { revokeTokens, type TokenDeps } from "../tokens/tokens.ts";
import { endTwoStep } from "../two-step/two-step.ts";

/**
 * Notes that the address of an account was verified by a mailed link. Until the first verification a stranger may have
 * registered the account: its known devices and its two-step verification end. So does every login to account settings
 * except those of the browser that followed the link.
 * @param provingDevice the id in the device cookie of that browser
 */
export async function verifyAddress(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  provingDevice: string | null,
): Promise<void> {
  const { id } = account;
  if (!(await noteVerification(tx, { accountId: id, now: deps.clock() }))) return;
  await forgetDevices(tx, nameOf(deps.keys, account));
  await endTwoStep(tx, deps, account, "system");
  await endAccountSessions(tx, { accountId: id, exceptDevice: provingDevice });
  await notifyProducts(tx, deps, account, "account-changed");
  await auditOwn(tx, deps, account, "email-proven");
}

/**
 * Gives the account the new address that a link has just verified. Every link mailed to the address before ends, except
 * the one that reverts this change for 72 hours.
 */
export async function settleEmail(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  change: EmailChange,
  provingDevice: string | null,
): Promise<void> {
  const now = deps.clock();
  // The address that the changes of 72 hours began with is told with the link that takes them back.
  if ((await settledAddressOf(tx, account, now)) !== account.email) {
    await notifyLostAddress(tx, deps, account);
  }
  await moveTo(tx, deps, account, change.new_email);
  const moved = (await findAccountById(tx, account.id)) ?? account;
  await verifyAddress(tx, deps, moved, provingDevice);
  await settleContactChange(tx, "email_changes", {
    id: change.id,
    old_email: account.email,
    old_username: account.username,
    old_proven_at: account.email_proven_at,
    changed_at: now,
    expires_at: new Date(now.getTime() + undoHours * 3_600_000),
  });
  await changeAccount(tx, account.id, { email_proven_at: now, updated_at: now });
  await notifyProducts(tx, deps, account, "account-changed");
}

/**
 * Gives an account this address, re-indexes what is stored under its username, ends what was mailed to the old address,
 * and puts a head of department into the links whose invites went to this one.
 */
export async function moveTo(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  email: string,
): Promise<void> {
  const { keys } = deps;
  const { id, realm } = account;
  const now = deps.clock();
  const name = nameOf(keys, account);
  await revokeTokens(tx, {
    purpose: ["password-reset", "account-removal", "email-proof", "stored-data", "one-time-code"],
    subjectId: id,
    now,
  });
  await endOtp(tx, name, now);
  const indexes = emailIndexes(keys, realm, email);
  const [emailIndex] = indexes;
  const address = { email, email_index: emailIndex, email_refused_at: null, updated_at: now };
  if (realm !== "academic") return changeAccount(tx, id, address);
  const index = usernameIndex(keys, realm, email);
  const isHod = account.type === "HOD";
  // Before the row has the address, as an activation does: each would wait for the other.
  if (isHod) await holdAddresses(tx, [index]);
  await changeAccount(tx, id, { ...address, username: email, username_index: index });
  await moveDevices(tx, name, index);
  // Whoever was invited at this address cannot sign up with it any more.
  if (isHod) await resolveInvitedHod(tx, { accountId: id, emailIndexes: indexes });
}
