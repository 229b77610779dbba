/** The price of one Argon2id. */
export interface HashCost {
  memoryKiB: number;
  iterations: number;
}

/** The cheapest that is allowed, and what a password costs unless the operator says more (SEC-B7). */
export const cheapestCost: HashCost = { memoryKiB: 47_104, iterations: 1 };
