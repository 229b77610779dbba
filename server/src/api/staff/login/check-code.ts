import type { ConsoleLogin } from "../../../directory/staff/console-login-store.ts";
import { countWrongCode, useAppCode } from "../../../identity/two-step/check-code.ts";
import { useRecoveryCode } from "../../../identity/two-step/recovery-codes.ts";
import { isAppCode } from "../../../identity/two-step/totp.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { RateLimitDeps } from "../../../platform/rate-limits/rate-limits.ts";
import { warnOfStaffTwoStep } from "./login-warnings.ts";

/**
 * Accepts a code of a member of staff, once: from the app, or a recovery code. After ten wrong ones in a day no code of
 * the app is accepted, while recovery codes, which nobody can guess, still are. Their row is locked. They get a mail
 * about the tenth wrong code and about a used recovery code: whoever got this far knows the password.
 * @returns which of the two it was; null for a wrong one, which is counted
 */
export async function checkStaffCode(
  tx: Transaction,
  deps: RateLimitDeps,
  { staff_id: staffId, app_key_sealed: encrypted }: ConsoleLogin,
  code: string,
): Promise<"code" | "recovery-code" | null> {
  if (isAppCode(code)) {
    const app = { ownerId: staffId, encrypted };
    if (await useAppCode(tx, deps, "staff_logins", app, code)) return "code";
  } else if (
    await useRecoveryCode(tx, deps.keys, "staff_recovery_codes", { ownerId: staffId, code })
  ) {
    await warnOfStaffTwoStep(tx, deps, staffId, "recovery-code");
    return "recovery-code";
  }
  if (await countWrongCode(tx, deps, staffId)) {
    await warnOfStaffTwoStep(tx, deps, staffId, "wrong-codes");
  }
  return null;
}
