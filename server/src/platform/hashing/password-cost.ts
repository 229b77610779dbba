import { randomBytes } from "node:crypto";
import { hashRaw } from "@node-rs/argon2";
import { cheapestCost, type HashCost } from "./hash-cost.ts";

/** The most memory of one hash, of which a process makes at most four at once; beyond it more passes raise the cost. */
const mostMemoryKiB = 262_144;
const kiBSteps = 1_024;
const samples = 9;

/**
 * The cost at which a password hash takes about the wanted time: more memory first, then more passes.
 * @param cheapest milliseconds of one hash at `cheapestCost`
 */
export function costFor(wanted: number, cheapest: number): HashCost {
  const work = (Math.max(wanted / cheapest, 1) * cheapestCost.memoryKiB) / kiBSteps;
  const iterations = Math.ceil((work * kiBSteps) / mostMemoryKiB);
  return { memoryKiB: Math.floor(work / iterations) * kiBSteps, iterations };
}

/** The median time of one hash on this machine, in milliseconds. */
export async function millisecondsOf({ memoryKiB, iterations }: HashCost): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const options = { memoryCost: memoryKiB, timeCost: iterations, parallelism: 1 };
    const start = performance.now();
    await hashRaw("kestrel over 7 dunes", { ...options, outputLen: 32, salt: randomBytes(16) });
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(samples / 2)] ?? 0;
}
