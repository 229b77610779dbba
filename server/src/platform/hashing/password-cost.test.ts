import { expect, test } from "vitest";
import { cheapestCost } from "./hash-cost.ts";
import { costFor, millisecondsOf } from "./password-cost.ts";

test("[SEC-B7] no wanted time, however short, leads below the cheapest cost that is allowed", () => {
  for (const wanted of [1, 9, 10]) expect(costFor(wanted, 10)).toEqual(cheapestCost);
});

test("[SEC-B7] a longer time takes more memory up to 256 MiB a hash, then more passes", () => {
  expect(costFor(30, 10)).toEqual({ memoryKiB: 141_312, iterations: 1 });
  for (const wanted of [10, 40, 55, 56, 60, 100, 1_000]) {
    const { memoryKiB, iterations } = costFor(wanted, 10);
    expect(memoryKiB).toBeGreaterThanOrEqual(cheapestCost.memoryKiB);
    expect(memoryKiB).toBeLessThanOrEqual(262_144);
    const milliseconds = (10 * memoryKiB * iterations) / cheapestCost.memoryKiB;
    expect(Math.abs(milliseconds - wanted)).toBeLessThan(wanted / 20);
  }
});

test("dearer hashes are found to take longer", async () => {
  const ofMedians = async () => {
    const cheap = await millisecondsOf({ memoryKiB: 64, iterations: 1 });
    return (await millisecondsOf({ memoryKiB: 4_096, iterations: 4 })) / cheap;
  };
  // A busy machine may hold up the cheap ones as well, though not again and again.
  await expect.poll(ofMedians, { timeout: 60_000 }).toBeGreaterThan(1);
});
