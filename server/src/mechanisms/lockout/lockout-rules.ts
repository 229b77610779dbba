import type { LockoutLimits } from "../budgets/limits.ts";

/** One counter of a username. */
export interface Counter {
  failures: number;
  lockedUntil: Date | null;
  locks: number;
  lastAttemptAt: Date;
}

export type Admission =
  | { state: "locked"; retryAfterSeconds: number }
  | { state: "open"; counter: Counter; isLockingAttempt: boolean };

/** A username that nobody has tried yet. */
export const freshCounter = (now: Date): Counter => ({
  failures: 0,
  lockedUntil: null,
  locks: 0,
  lastAttemptAt: now,
});

/**
 * Counts an attempt before its password is looked at, so that any number of parallel guesses is
 * held to the limit; the attempt that reaches it locks at once, and a right password unlocks again.
 */
export function admit(counter: Counter, limits: LockoutLimits, now: Date): Admission {
  if (counter.lockedUntil !== null && counter.lockedUntil > now) {
    const milliseconds = counter.lockedUntil.getTime() - now.getTime();
    return { state: "locked", retryAfterSeconds: Math.ceil(milliseconds / 1_000) };
  }
  const hasServed = counter.lockedUntil !== null;
  const isQuiet = now.getTime() - counter.lastAttemptAt.getTime() > limits.quietHours * 3_600_000;
  const failures = (hasServed || isQuiet ? 0 : counter.failures) + 1;
  const locks = isQuiet ? 0 : counter.locks;
  const isLockingAttempt = failures >= limits.failuresBeforeLock;
  const minutes = Math.min(limits.lockMinutes * 2 ** locks, limits.maximumLockMinutes);
  return {
    state: "open",
    isLockingAttempt,
    counter: {
      failures,
      lockedUntil: isLockingAttempt ? new Date(now.getTime() + minutes * 60_000) : null,
      locks: isLockingAttempt ? locks + 1 : locks,
      lastAttemptAt: now,
    },
  };
}

/** Counts a client's attempt in total: a full count disables the password until a reset (63B 3.2.2). */
export function admitTotal(total: Counter, limits: LockoutLimits, now: Date): Counter | null {
  if (total.failures >= limits.failuresBeforeDisabled) return null;
  return { ...total, failures: total.failures + 1, lastAttemptAt: now };
}
