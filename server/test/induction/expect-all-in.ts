import { expect } from "vitest";
import { rateLimits } from "../../src/platform/rate-limits/limits.ts";
import type { Induction } from "./induction.ts";

/** Everybody is in within the hour; the bot has no more than the free registrations and those it worked for. */
export function expectAllIn({ arrivals, spoils, minutes }: Induction): void {
  expect(minutes).toBeLessThanOrEqual(60);
  expect(arrivals.filter(({ isIn }) => !isIn)).toEqual([]);
  const refused = arrivals.flatMap(({ statuses }) => statuses.filter((status) => status >= 400));
  expect(new Set(refused)).toEqual(new Set([428]));
  // The invited are asked for nothing; all others are, because the bot has had the free registrations.
  const asked = arrivals.filter(({ wasAsked }) => wasAsked);
  expect(asked).toHaveLength(Math.floor((arrivals.length * 4) / 5));
  expect(spoils.solved).toBeGreaterThan(0);
  expect(spoils.registered).toBe(rateLimits.signUpByAddress.perHour + spoils.solved);
}
