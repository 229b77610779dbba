import type { ConsoleLogin } from "../../../directory/staff/console-login-store.ts";
import { openAppKey } from "../../../identity/two-step/app-key.ts";
import { useRecoveryCode } from "../../../identity/two-step/recovery-codes.ts";
import { isAppCode, stepsToUse } from "../../../identity/two-step/totp.ts";
import { useStep } from "../../../identity/two-step/two-step-store.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import {
  isRateLimitReached,
  type RateLimitDeps,
  takeRateLimit,
} from "../../../platform/rate-limits/rate-limits.ts";
import { warnOfStaffStep } from "./login-warnings.ts";

const rateLimit = "wrongCodeByAccount";

/**
 * Takes a code of a member of staff, once: from the app, or a recovery code. After ten wrong ones in a day no code of
 * the app is taken, while recovery codes, which nobody guesses, are. Their row is held. They are told by mail of the
 * tenth wrong code and of a recovery code that was used: whoever got this far knows the password.
 * @returns which of the two it was; null for a wrong one, which is counted
 */
export async function checkStaffCode(
  tx: Transaction,
  deps: RateLimitDeps,
  { staff_id: staffId, app_key_sealed: encrypted }: ConsoleLogin,
  code: string,
): Promise<"code" | "recovery-code" | null> {
  if (isAppCode(code)) {
    const { allowed } = await isRateLimitReached(tx, deps, rateLimit, staffId);
    const secret = openAppKey(deps.keys, encrypted, staffId);
    const steps = allowed ? stepsToUse(secret, code, deps.clock()) : [];
    for (const step of steps) if (await useStep(tx, "staff_logins", staffId, step)) return "code";
  } else if (
    await useRecoveryCode(tx, deps.keys, "staff_recovery_codes", { ownerId: staffId, code })
  ) {
    await warnOfStaffStep(tx, deps, staffId, "recovery-code");
    return "recovery-code";
  }
  await takeRateLimit(tx, deps, rateLimit, staffId);
  const isLast = !(await isRateLimitReached(tx, deps, rateLimit, staffId)).allowed;
  if (isLast) await warnOfStaffStep(tx, deps, staffId, "wrong-codes");
  return null;
}
