/** How much work a challenge asks for: keys are derived for counters from 0 until the right one is met. */
export interface Effort {
  /** Rounds of PBKDF2 with SHA-256 for each key. */
  cost: number;
  /** The counter is drawn from 0 to one less than this: half of it is met on average, all of it at the most. */
  maximumCounter: number;
}

/**
 * Two seconds at the most, one on average, for a phone that derives 1,000 keys in a second: a quarter of
 * what the browser of the machine did that docs/throttling.md was measured on.
 */
export const signUpEffort: Effort = { cost: 1_000, maximumCounter: 2_000 };
