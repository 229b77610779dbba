import { expect, test } from "vitest";
import { areaUnderCurve } from "./rank-test.ts";

/** The definition, pair by pair. */
function byPairs(first: readonly number[], second: readonly number[]): number {
  const scores = first.flatMap((a) => second.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return scores.reduce<number>((sum, score) => sum + score, 0) / scores.length;
}

test.each([
  [[1, 2, 3], [4, 5, 6], 0],
  [[4, 5, 6], [1, 2, 3], 1],
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[1, 1], [1, 1], 0.5],
])("[SEC-A2] %j against %j is %s", (first, second, area) => {
  expect(areaUnderCurve(first, second)).toBe(area);
});

test("[SEC-A2] ranks give what counting every pair gives, with ties", () => {
  const values = (factor: number) =>
    Array.from({ length: 60 }, (_, index) => (index * factor) % 17);
  expect(areaUnderCurve(values(7), values(5))).toBeCloseTo(byPairs(values(7), values(5)), 12);
  expect(areaUnderCurve(values(3), values(11))).toBeCloseTo(byPairs(values(3), values(11)), 12);
});
