import { afterAll, beforeAll, expect, test } from "vitest";
import { goMany } from "./many-walks.ts";
import { walksOfADay } from "./walks-of-a-day.ts";
import { openWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("[SEC-A4 SEC-A5 SEC-A7 SEC-C3 SEC-C5 SEC-C8 SEC-C9 SEC-D5 SEC-D6 SEC-D7 SEC-E4 SEC-E7 SEC-F2 SEC-H5] two processes over one database answer, send and write down what the model says", async () => {
  const gone = await goMany(world, walksOfADay);
  expect(gone.steps).toBeGreaterThanOrEqual(walksOfADay.steps);
});
