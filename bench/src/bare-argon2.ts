import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hashRaw } from "@node-rs/argon2";
import * as z from "zod/mini";
import { answerTo } from "./command.ts";
import { median, timesOf } from "./statistics.ts";

const hashCost = z.object({ memoryKiB: z.number(), iterations: z.number() });
export type HashCost = z.infer<typeof hashCost>;

/** The cost of a hash that takes this long on this machine, found by the command `password-cost`. */
export async function costTaking(milliseconds: number): Promise<HashCost> {
  const words = ["password-cost", "--milliseconds", String(milliseconds)];
  return z.parse(hashCost, await answerTo(words));
}

export interface BareRate {
  perSecond: number;
  hashCpuMicrosecondsEach: number;
}

/** Computes hashes with the server's parameters on every core and does nothing else. */
export async function bareRate(cost: HashCost, seconds: number): Promise<BareRate> {
  const started = performance.now();
  const before = process.cpuUsage();
  const end = started + seconds * 1_000;
  const hashUntilTheEnd = async () => {
    let count = 0;
    while (performance.now() < end) {
      await hashOnce(cost);
      count += 1;
    }
    return count;
  };
  const counts = await Promise.all(Array.from({ length: availableParallelism() }, hashUntilTheEnd));
  const hashes = counts.reduce((sum, count) => sum + count);
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: hashes / ((performance.now() - started) / 1_000),
    hashCpuMicrosecondsEach: (user + system) / hashes,
  };
}

/** The median time of a hash in milliseconds, with one hash at a time. */
export async function millisecondsAlone(cost: HashCost): Promise<number> {
  return median(await timesOf(9, () => hashOnce(cost)));
}

function hashOnce({ memoryKiB, iterations }: HashCost): Promise<Buffer> {
  return hashRaw("kestrel over 7 dunes", {
    memoryCost: memoryKiB,
    timeCost: iterations,
    parallelism: 1,
    outputLen: 32,
    salt: randomBytes(16),
  });
}
