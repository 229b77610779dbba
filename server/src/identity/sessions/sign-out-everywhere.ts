import type { Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { cancelChanges } from "../contact/contact-change-store.ts";
import { unlistOtherDevices } from "../devices/login-devices.ts";
import type { TokenDeps } from "../tokens/tokens.ts";
import { forgetRememberedDevices } from "../two-step/remembered-devices.ts";
import { type AccountSession, endAccountSessions } from "./account-sessions.ts";
import { signOut } from "./sign-out.ts";

/**
 * Ends every login of an account, here and at every product, except the session that asked, and cancels what other
 * sessions asked for. Every device is asked for a code again and leaves the list. Devices stay known, which logs nobody
 * in.
 */
export async function signOutEverywhere(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  { id: exceptId, device_hash: deviceHash }: AccountSession,
): Promise<void> {
  await endAccountSessions(tx, { accountId: account.id, exceptId });
  await cancelChanges(tx, { accountId: account.id, now: deps.clock(), exceptSession: exceptId });
  await forgetRememberedDevices(tx, account.id);
  await unlistOtherDevices(tx, { accountId: account.id, deviceHash });
  await signOut(tx, deps, account, account.id);
}
