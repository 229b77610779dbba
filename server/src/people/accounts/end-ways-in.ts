import type { Clock } from "../../mechanisms/clock.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import { endAccountSessions } from "../account-sessions/account-sessions.ts";
import type { Lockout } from "../lockout/lockout.ts";
import { endOtp } from "../otp/otp.ts";
import { forgetSteps } from "../second-step/remembered-devices.ts";
import { endClientSessions } from "../sign-out/sign-out.ts";
import { revokeTokens } from "../tokens/tokens.ts";
import type { Account } from "./account-store.ts";
import { tellProducts } from "./tell-products.ts";
import { usernameIndexes } from "./username.ts";

/**
 * What a new password ends, in its transaction: every lock and every other way in that was handed out; and the
 * products hear of it, whose sessions are to end (SEC-C8, SEC-C9). Known devices stay known, but each is asked for a code of the second step
 * again: the old password may have let a stranger remember theirs.
 * @param exceptSession the login to the page of one's own account in which the password was chosen
 */
export async function endWaysIn(
  tx: Transaction,
  deps: { clock: Clock; keys: Keys; lockout: Lockout },
  account: Account,
  exceptSession?: string,
): Promise<void> {
  const { id: subjectId, realm, username } = account;
  const name = { realm, usernameIndexes: usernameIndexes(deps.keys, realm, username) };
  const now = deps.clock();
  await deps.lockout.clear(tx, name);
  for (const purpose of [
    "password-reset",
    "hand-off",
    "openid-login",
    "second-step",
    "account-removal",
  ] as const) {
    await revokeTokens(tx, { purpose, subjectId, now });
  }
  await endAccountSessions(tx, {
    accountId: subjectId,
    ...(exceptSession !== undefined && { exceptId: exceptSession }),
  });
  await forgetSteps(tx, subjectId);
  await endClientSessions(tx, deps, account);
  await tellProducts(tx, deps, account, "password-changed");
  await endOtp(tx, name, now);
}
