import fc from "fast-check";
import { expect, test } from "vitest";
import { hideSmall } from "./hide-small.ts";

const hidden = (counts: Record<string, number>) =>
  Object.fromEntries(hideSmall(new Map(Object.entries(counts))));

test("a count below five hides all that it adds up with, zeros too", () => {
  const none = { HOD: null, HCP: null, TRAINEE: null, SUPERVISOR: null };
  expect(hidden({ HOD: 2, HCP: 90, TRAINEE: 40, SUPERVISOR: 0 })).toEqual(none);
});

test("nothing is no secret, and five is told", () => {
  expect(hidden({ HOD: 0, HCP: 5 })).toEqual({ HOD: 0, HCP: 5 });
});

test("whoever knows the sum of several roles, and how counts are hidden, finds none from one to four", () => {
  const few = fc.array(fc.nat(7), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(few, (counts) => {
      const shown = shownOf(counts);
      const sum = sumOf(counts);
      const possible = every(counts.length, 21).filter(
        (guess) => sumOf(guess) === sum && shownOf(guess) === shown,
      );
      for (const [role, count] of counts.entries()) {
        if (count === 0 || count > 4) continue;
        expect(new Set(possible.map((guess) => guess[role])).size).toBeGreaterThan(1);
      }
    }),
  );
});

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const shownOf = (counts: readonly number[]) =>
  JSON.stringify([...hideSmall(new Map(counts.entries())).values()]);

/** Every list of so many counts up to the most. */
function every(length: number, most: number): number[][] {
  if (length === 0) return [[]];
  const shorter = every(length - 1, most);
  return Array.from({ length: most + 1 }, (_, count) =>
    shorter.map((rest) => [count, ...rest]),
  ).flat();
}
