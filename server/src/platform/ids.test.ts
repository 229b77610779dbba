import { expect, test } from "vitest";
import { createTestClock } from "../../test/clock.ts";
import { firstIdOf, newId, nilId } from "./ids.ts";

test("ids are UUIDs of version 7 that carry the clock's time and never repeat", () => {
  const { clock } = createTestClock(new Date("2026-11-20T10:00:00.123Z"));
  const ids = Array.from({ length: 10_000 }, () => newId(clock));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(clock().getTime());
  }
});

test("the first id of a moment comes between those of before and its own", () => {
  const { clock, advance } = createTestClock();
  const earlier = newId(clock);
  advance({ seconds: 1 });
  const first = firstIdOf(clock());
  expect([earlier < first, first < newId(clock)]).toEqual([true, true]);
  expect(firstIdOf(new Date("0001-01-01T00:00:00Z"))).toBe(nilId);
});

test("a later id sorts after an earlier one", () => {
  const { clock, advance } = createTestClock();
  const earlier = newId(clock);
  advance({ seconds: 1 });
  expect(newId(clock) > earlier).toBe(true);
});
