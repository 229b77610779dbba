/** The price of one Argon2id. */
export interface HashCost {
  memoryKiB: number;
  iterations: number;
}

/**
 * What OWASP's Password Storage Cheat Sheet asks of Argon2id at least: one of these, of equal strength.
 * Fewer passes need more memory.
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

/** What a password costs unless the operator says more (SEC-B7). */
export const cheapestCost: HashCost = { memoryKiB: 47_104, iterations: 1 };
