import fc from "fast-check";
import { type Count, go } from "./go.ts";
import { walks } from "./walk.ts";
import { type Fault, openWorld, type World } from "./world.ts";

/** Walks that fast-check draws from one seed; the next batch has the next seed. */
const batch = 10;

interface Gone {
  steps: number;
  /** How often each sort of step ended in which way. */
  outcomes: Map<string, number>;
}

/**
 * Goes walks until so many steps were gone.
 * @throws Error of fast-check with the seed, the smallest walk that differs, and how it was told
 */
export async function goMany(
  world: World,
  { seed, steps }: { seed: number; steps: number },
): Promise<Gone> {
  const gone: Gone = { steps: 0, outcomes: new Map() };
  const count: Count = (sort, outcome) => {
    const key = `${sort}: ${outcome}`;
    gone.steps += 1;
    gone.outcomes.set(key, (gone.outcomes.get(key) ?? 0) + 1);
  };
  const walk = fc.asyncProperty(walks, (drawn) => go(world, drawn, count));
  for (let next = seed; gone.steps < steps; next += 1) {
    await fc.assert(walk, { seed: next, numRuns: batch });
  }
  return gone;
}

/** After how many steps walks differ from the model where a fault is planted; null when none of so many does. */
export async function stepsToFind(
  fault: Fault,
  { seed, steps: most }: { seed: number; steps: number },
): Promise<number | null> {
  const world = await openWorld(fault);
  let steps = 0;
  try {
    for (let next = seed; steps < most; next += 1) {
      for (const drawn of fc.sample(walks, { seed: next, numRuns: batch })) {
        const isFound = await go(world, drawn, () => {
          steps += 1;
        }).then(
          () => false,
          () => true,
        );
        if (isFound) return steps;
      }
    }
    return null;
  } finally {
    await world.close();
  }
}

/** The seed of the environment, else a new one. */
export function seedOfRun(): number {
  const { MODEL_SEED: given } = process.env;
  return given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
}
