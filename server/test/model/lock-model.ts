import { rules } from "./rules.ts";

const { lockout } = rules;

/** Failures in a row, as the model counts them (SEC-A4). */
export interface Counter {
  failures: number;
  total: number;
  locks: number;
  lockedUntil: number | null;
  lastAt: number;
}

/** Whether a client is kept out: for a while, or until a reset. */
export function isClosed(counter: Counter | undefined, now: number): boolean {
  if (counter === undefined) return false;
  return counter.total >= lockout.disabledAfter || (counter.lockedUntil ?? now) > now;
}

/** The counter after an attempt that was let through. */
export function counted(counter: Counter | undefined, now: number): Counter {
  if (counter === undefined) {
    return { failures: 1, total: 1, locks: 0, lockedUntil: null, lastAt: now };
  }
  const isQuiet = counter.lastAt < now - lockout.quiet;
  const failures = counter.lockedUntil !== null || isQuiet ? 1 : counter.failures + 1;
  const locks = isQuiet ? 0 : counter.locks;
  const isLocking = failures >= lockout.failures;
  const wait = Math.min(lockout.first * 2 ** locks, lockout.longest);
  return {
    failures,
    total: counter.total + 1,
    locks: locks + (isLocking ? 1 : 0),
    lockedUntil: isLocking ? now + wait : null,
    lastAt: now,
  };
}

/** What the owner is told of an attempt that failed; null for nothing. */
export function lockOf({ total, lockedUntil }: Counter): "for a while" | "until a reset" | null {
  if (total >= lockout.disabledAfter) return "until a reset";
  return lockedUntil === null ? null : "for a while";
}
