import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectedOutcomes } from "./expected-outcomes.ts";
import { faults } from "./faults.ts";
import { goMany, seedOfRun, stepsToFind } from "./many-walks.ts";
import { openWorld, type World } from "./world.ts";

/** The long form of model.test.ts; `MODEL_SEED` and `MODEL_STEPS` choose other walks. */
const seed = seedOfRun();
const steps = Number(process.env.MODEL_STEPS ?? 100_000);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test(`[SEC-A4 SEC-A5 SEC-A7 SEC-C3 SEC-C5 SEC-C8 SEC-C9 SEC-D5 SEC-D6 SEC-D7 SEC-E4 SEC-E7 SEC-F2 SEC-H5] ${steps} steps: two processes answer, send and write down what the model says`, {
  timeout: 3_600_000,
}, async () => {
  const startedAt = performance.now();
  console.info(JSON.stringify({ seed, steps, engine: world.database.engine }));
  const gone = await goMany(world, { seed, steps });
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.info(JSON.stringify({ steps: gone.steps, seconds }));
  for (const outcome of expectedOutcomes) expect([...gone.outcomes.keys()]).toContain(outcome);
});

describe("a planted fault is found", () => {
  test.each(Object.entries(faults))("%s", { timeout: 600_000 }, async (name, fault) => {
    const found = await stepsToFind(fault, { seed, steps: 20_000 });
    console.info(JSON.stringify({ fault: name, steps: found }));
    expect(found).not.toBeNull();
  });
});
