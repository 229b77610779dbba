import { expect, test } from "vitest";
import { clockOf } from "./clock.ts";

const now = new Date("2026-11-20T10:00:00.000Z");
const expiresAt = "2026-11-20T13:12:30.000Z";
const removed = { state: "confirmed", expiresAt, erasedAt: "2031-11-20T10:00:00.000Z" } as const;

test("one that waits tells the hours and minutes that its owner has left, never fewer than none", () => {
  const waiting = { state: "waiting", expiresAt, restorableUntil: null, erasedAt: null } as const;
  expect(clockOf(waiting, now).first).toBe("3 h 12 min left to confirm");
  expect(clockOf(waiting, new Date("2026-11-21T00:00:00Z")).first).toBe(
    "0 h 0 min left to confirm",
  );
});

test("a removed account can be brought back first, and is erased then", () => {
  const restorableUntil = "2026-12-20T10:00:00.000Z";
  expect(clockOf({ ...removed, restorableUntil }, now)).toEqual({
    first: "Can be brought back until 20 December 2026",
    after: "Erased on 20 November 2031",
  });
  expect(clockOf({ ...removed, restorableUntil: null }, now).first).toBe(
    "Erased on 20 November 2031",
  );
});
