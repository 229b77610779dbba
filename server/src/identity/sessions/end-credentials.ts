import type { Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { notifyProducts } from "../accounts/notify-products.ts";
import { nameOf } from "../accounts/username.ts";
import type { Lockout } from "../lockout/lockout.ts";
import { endOtp } from "../tokens/otp.ts";
import { revokeTokens, type TokenDeps } from "../tokens/tokens.ts";
import { forgetRememberedDevices } from "../two-step/remembered-devices.ts";
import { endAccountSessions } from "./account-sessions.ts";
import { endClientSessions } from "./sign-out.ts";

/**
 * Ends what a new password ends, in its transaction: every lock and every issued link, code and session. Products get
 * the event to end theirs (SEC-C8, SEC-C9). Known devices stay known, but each is asked for a two-step verification
 * code again: with the old password a stranger may have had theirs remembered.
 * @param exceptSession the session of account settings in which the password was chosen
 */
export async function endCredentials(
  tx: Transaction,
  deps: TokenDeps & { lockout: Lockout },
  account: Account,
  exceptSession?: string,
): Promise<void> {
  const { id: subjectId } = account;
  const name = nameOf(deps.keys, account);
  const now = deps.clock();
  await deps.lockout.clear(tx, name);
  await revokeTokens(tx, {
    purpose: [
      "password-reset",
      "hand-off",
      "openid-login",
      "second-step",
      "one-time-code",
      "stored-data",
      "account-removal",
    ],
    subjectId,
    now,
  });
  await endAccountSessions(tx, {
    accountId: subjectId,
    ...(exceptSession !== undefined && { exceptId: exceptSession }),
  });
  await forgetRememberedDevices(tx, subjectId);
  await endClientSessions(tx, deps, account);
  await notifyProducts(tx, deps, account, "password-changed");
  await endOtp(tx, name, now);
}
