import fc from "fast-check";
import { expect, test } from "vitest";
import { hideSmall } from "./hide-small.ts";

const hidden = (counts: Record<string, number>) =>
  Object.fromEntries(hideSmall(new Map(Object.entries(counts))));

test("a count below five is hidden, and the next smallest with it, so that no sum tells it", () => {
  expect(hidden({ HOD: 2, HCP: 90, TRAINEE: 40 })).toEqual({ HOD: null, HCP: 90, TRAINEE: null });
});

test("several small counts hide nothing else once together they are five", () => {
  expect(hidden({ HOD: 2, SUPERVISOR: 3, HCP: 90 })).toEqual({
    HOD: null,
    SUPERVISOR: null,
    HCP: 90,
  });
});

test("nothing is no secret, and five is told", () => {
  expect(hidden({ HOD: 0, HCP: 5 })).toEqual({ HOD: 0, HCP: 5 });
});

test("whatever the counts, none from one to four is told, nor can one be found by subtraction", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30), { maxLength: 6 }), (counts) => {
      const named = new Map(counts.map((count, at) => [String(at), count]));
      const told = hideSmall(named);
      for (const [role, count] of told) {
        if (count !== null) expect(count).toBe(named.get(role));
        if (count !== null && count > 0) expect(count).toBeGreaterThanOrEqual(5);
      }
      const secret = [...told].filter(([, count]) => count === null);
      const sum = secret.reduce((total, [role]) => total + (named.get(role) ?? 0), 0);
      const others = [...told].some(([, count]) => count !== null && count > 0);
      if (secret.length > 0 && others) expect(sum).toBeGreaterThanOrEqual(5);
      if (secret.length === 1) expect(others).toBe(false);
    }),
  );
});
