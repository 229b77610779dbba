import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faults } from "./faults.ts";
import { goMany, seedOfRun, stepsToFind } from "./many-walks.ts";
import { walksOfADay } from "./walks-of-a-day.ts";
import { openWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe("[SEC-A4 SEC-A5 SEC-A7 SEC-C3 SEC-C5 SEC-C8 SEC-C9 SEC-D5 SEC-D6 SEC-D7 SEC-E4 SEC-E7 SEC-F2 SEC-H5] two processes over one database answer, send and write down what the model says", () => {
  test("of the same walks every time", () => goMany(world, { seed: 2, steps: 700 }));
  test("of other walks each time", () => goMany(world, { seed: seedOfRun(), steps: 350 }));
});

describe("a planted fault is found by the walks of a day", () => {
  test.each([
    "[SEC-A4] a lock that ends a minute too early",
    "[SEC-C4] a reset link that can be used twice",
    "[SEC-D6] an invite that can be used twice",
  ] as const)("%s", async (name) => {
    expect(await stepsToFind(faults[name], walksOfADay)).not.toBeNull();
  });
});
