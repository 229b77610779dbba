import { expect, test } from "vitest";
import { limitsWith, lockoutLimits, rateLimits } from "./limits.ts";

test("[SEC-A4] The defaults are those of the documented table", () => {
  expect(limitsWith({})).toEqual({ lockout: lockoutLimits, rateLimits, networks: [] });
  expect(lockoutLimits).toMatchObject({
    failuresBeforeLock: 10,
    lockMinutes: 15,
    maximumLockMinutes: 60,
    failuresBeforeDisabled: 100,
  });
});

test("A deployment changes a limit and keeps the others", () => {
  const limits = limitsWith({ lockout: { lockMinutes: 5 }, resetByUsername: { perHour: 7 } });
  expect(limits.lockout).toEqual({ ...lockoutLimits, lockMinutes: 5 });
  expect(limits.rateLimits.resetByUsername).toEqual({
    ...rateLimits.resetByUsername,
    perHour: 7,
  });
  expect(limitsWith({}).rateLimits.resetByUsername).toMatchObject({ perHour: 3, perDay: 10 });
});

test.each([
  [{ lockouts: {} }, "LIMITS: there is no limit lockouts"],
  [{ lockout: { lockHours: 1 } }, "LIMITS: there is no limit lockout.lockHours"],
  [{ resetByUsername: { perYear: 1 } }, "LIMITS: there is no limit resetByUsername.perYear"],
  [{ resetByUsername: { counts: 1 } }, "LIMITS: there is no limit resetByUsername.counts"],
  [{ lockout: { lockMinutes: 0 } }, "LIMITS: lockout.lockMinutes must be a whole number"],
  [{ lockout: { lockMinutes: 1.5 } }, "LIMITS: lockout.lockMinutes must be a whole number"],
  [{ toString: { perHour: 1 } }, "LIMITS: there is no limit toString"],
])("A wrong limit stops the start: %j", (overrides, words) => {
  expect(() => limitsWith(overrides as Record<string, Record<string, number>>)).toThrow(words);
});
