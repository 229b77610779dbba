import { expect, test } from "vitest";
import { atSomeMoment } from "./random-delay.ts";

test("[SEC-C2] moments are spread evenly over four seconds and never lie in the past", () => {
  const now = new Date("2026-11-20T08:00:00Z");
  const waits = Array.from({ length: 4_000 }, () => {
    const job = atSomeMoment(() => now);
    return job.availableAt.getTime() - job.now.getTime();
  });
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...waits)).toBeLessThan(4_000);
  for (const second of [0, 1, 2, 3]) {
    const within = waits.filter((wait) => Math.floor(wait / 1_000) === second);
    expect(within.length).toBeGreaterThan(800);
  }
});
