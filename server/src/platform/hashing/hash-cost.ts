/** The cost of one Argon2id hash. */
export interface HashCost {
  memoryKiB: number;
  iterations: number;
}

/**
 * The minimum costs of Argon2id in OWASP's Password Storage Cheat Sheet, of equal strength. Fewer passes need more
 * memory.
 */
export const leastCosts: readonly HashCost[] = [
  { memoryKiB: 47_104, iterations: 1 },
  { memoryKiB: 19_456, iterations: 2 },
  { memoryKiB: 12_288, iterations: 3 },
  { memoryKiB: 9_216, iterations: 4 },
  { memoryKiB: 7_168, iterations: 5 },
];

/** Whether a hash costs no less than one of `leastCosts`. */
export function isEnough(cost: HashCost): boolean {
  return leastCosts.some(
    ({ memoryKiB, iterations }) => cost.memoryKiB >= memoryKiB && cost.iterations >= iterations,
  );
}

/** The cost of a password hash unless the operator sets more (SEC-B7). */
export const cheapestCost: HashCost = { memoryKiB: 47_104, iterations: 1 };
