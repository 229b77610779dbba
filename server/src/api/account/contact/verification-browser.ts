import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import type { EmailChange } from "../../../identity/contact/email-change-store.ts";
import { isKnownDevice } from "../../../identity/devices/device.ts";
import { findAccountSession } from "../../../identity/sessions/account-sessions.ts";
import type { TokenRow } from "../../../identity/tokens/tokens.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { AccountDeps } from "../account-deps.ts";

/** What a press on the link of a proof comes to in this browser. */
type VerificationNext = "prove" | "new-password" | "log-in";

/** A link that can still prove an address: of which account, and of which change, if one. */
interface OpenedVerification {
  account: Account;
  link: Pick<TokenRow, "data">;
  change: Pick<EmailChange, "asked_at"> | null;
}

/**
 * Whether a press verifies the address at once. Whoever reads an address need not be who registered with it, or who asked
 * for it: one press of theirs must not give a stranger's account their address. So it does where the account was
 * proven in this browser before, by a login or a registration. Elsewhere the first verification of an address is a new
 * password, which puts whoever registered out; and a new address is verified by whoever logs in here first. One that a
 * desk has asked for is proven without a login as well, once the address before had its hours to object (SEC-L19).
 */
export async function verificationNext(
  tx: Transaction,
  deps: Pick<AccountDeps, "keys" | "clock">,
  opened: OpenedVerification,
  browser: Pick<CallContext, "accountSession" | "deviceId">,
): Promise<VerificationNext> {
  const { account, change } = opened;
  if (change === null && account.email_proven_at !== null) return "prove";
  if (await isOwners(tx, deps, account, browser)) return "prove";
  if (change === null) return "new-password";
  const opensAt = opensWithoutLogin(opened);
  return opensAt !== null && opensAt <= deps.clock() ? "prove" : "log-in";
}

/**
 * From when on a press proves a new address without a login: where support asked for it, once the address before can
 * object no more. Null where it never does.
 */
export function opensWithoutLogin({ link, change }: OpenedVerification): Date | null {
  if (change === null || link.data.session !== null) return null;
  return new Date(change.asked_at.getTime() + undoHours * 3_600_000);
}

async function isOwners(
  tx: Transaction,
  deps: Pick<AccountDeps, "keys" | "clock">,
  { id, realm, username }: Account,
  browser: Pick<CallContext, "accountSession" | "deviceId">,
): Promise<boolean> {
  const login = await findAccountSession(tx, deps, browser);
  if (login?.account.id === id) return true;
  const { deviceId } = browser;
  const names = { realm, usernameIndexes: usernameIndexes(deps.keys, realm, username) };
  return deviceId !== null && isKnownDevice(tx, { ...names, deviceId });
}
