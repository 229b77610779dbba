import { undoHours } from "@frontdoor/contract/account/account-page.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import type { EmailChange } from "../../../identity/contact/contact-change-store.ts";
import { isKnownDevice } from "../../../identity/devices/device.ts";
import { findAccountSession } from "../../../identity/sessions/account-sessions.ts";
import type { TokenRow } from "../../../identity/tokens/tokens.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";

/** What a verification link requires in this browser. */
type VerificationNext = "prove" | "new-password" | "log-in";

/** A live verification link, with its account and its change, if any. */
export interface OpenLink {
  account: Account;
  link: TokenRow;
  change: EmailChange | null;
}

/**
 * How the link of a verification mail goes on in this browser. Its reader may not be the person who registered or asked
 * for the address, and must not get a stranger's account by one press:
 * - a browser that has logged in to the account or registered it verifies at once;
 * - elsewhere a registration's address is verified by a new password, which shuts out whoever registered;
 * - elsewhere a changed address is verified by a login here, or without one if support asked for the change and the
 *   address before has had its hours to object (SEC-L19).
 */
export async function verificationNext(
  tx: Transaction,
  deps: Pick<Services, "keys" | "clock">,
  opened: OpenLink,
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
 * From when on the link verifies a new address without a login: if support asked for the change, once the old address
 * can no longer object. Null if never.
 */
export function opensWithoutLogin({ link, change }: OpenLink): Date | null {
  if (change === null || link.data.session !== null) return null;
  return new Date(change.asked_at.getTime() + undoHours * 3_600_000);
}

async function isOwners(
  tx: Transaction,
  deps: Pick<Services, "keys" | "clock">,
  { id, realm, username }: Account,
  browser: Pick<CallContext, "accountSession" | "deviceId">,
): Promise<boolean> {
  const login = await findAccountSession(tx, deps, browser);
  if (login?.account.id === id) return true;
  const names = { realm, usernameIndexes: usernameIndexes(deps.keys, realm, username) };
  return isKnownDevice(tx, { ...names, deviceId: browser.deviceId });
}
