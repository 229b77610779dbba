/** How much work a challenge needs: keys are derived for counters from 0 until one matches. */
export interface Effort {
  /** Rounds of PBKDF2 with SHA-256 for each key. */
  cost: number;
  /** The right counter is random and below this: half of the counters are tried on average. */
  maximumCounter: number;
}

/**
 * Two seconds at the most, one on average, for a phone that derives 1,000 keys in a second: a quarter of
 * what the browser of the machine did that docs/throttling.md was measured on.
 */
export const signUpEffort: Effort = { cost: 1_000, maximumCounter: 2_000 };
