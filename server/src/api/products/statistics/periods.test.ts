import { expect, test } from "vitest";
import { lastPeriods, periodOf } from "./periods.ts";

test("a week begins on Monday, over the end of a year as well", () => {
  expect(periodOf("2027-01-03", "week")).toBe("2026-12-28");
  expect(periodOf("2026-12-28", "week")).toBe("2026-12-28");
});

test.each([
  ["day", ["2026-02-28", "2026-03-01", "2026-03-02"]],
  ["week", ["2026-02-16", "2026-02-23", "2026-03-02"]],
  ["month", ["2026-01-01", "2026-02-01", "2026-03-01"]],
] as const)("the last periods by %s", (unit, periods) => {
  expect(lastPeriods("2026-03-02", unit, 3)).toEqual(periods);
});
