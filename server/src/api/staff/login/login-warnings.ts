import { enqueueForStaff, type StaffStepWarning } from "../../../directory/staff/console-jobs.ts";
import type { Lock } from "../../../identity/lockout/lockout.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { atSomeMoment } from "../../../platform/outbox/random-delay.ts";
import { type RateLimitDeps, takeRateLimit } from "../../../platform/rate-limits/rate-limits.ts";

/**
 * Mails whoever's login was locked, at most once an hour. For an unknown address the same is written and nothing is
 * mailed (SEC-L18).
 * @param index of the address under which failures are counted
 */
export async function warnOfLock(
  tx: Transaction,
  deps: RateLimitDeps,
  { index, staffId, lock }: { index: string; staffId: string | null; lock: Lock },
): Promise<void> {
  const { allowed } = await takeRateLimit(tx, deps, "warningByAccount", `staff-locked ${index}`);
  if (!allowed) return;
  const payload = { staffId, ...lock };
  const kind = "staff.locked-mail";
  await enqueueForStaff(tx, { ...atSomeMoment(deps.clock), kind, payload });
}

/** Mails a member of staff about what happened after their right password, at most once an hour for each event. */
export async function warnOfStaffTwoStep(
  tx: Transaction,
  deps: RateLimitDeps,
  staffId: string,
  what: StaffStepWarning,
): Promise<void> {
  const { allowed } = await takeRateLimit(tx, deps, "warningByAccount", `staff-${what} ${staffId}`);
  if (!allowed) return;
  const kind = "staff.step-warning-mail";
  await enqueueForStaff(tx, { ...atSomeMoment(deps.clock), kind, payload: { staffId, what } });
}
