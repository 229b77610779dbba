import * as z from "zod/mini";

/**
 * The header that carries the solution of a challenge: ALTCHA's payload, the base64 of
 * `{"challenge":…,"solution":…}` as JSON. A header, so that the body of a repeated request stays the same.
 */
export const proofOfWorkHeader = "Proof-Of-Work";

/** A challenge of ALTCHA's open protocol, version 2: find the counter whose key begins with `keyPrefix`. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    /** Rounds of the derivation of one key. */
    cost: z.number(),
    data: z.record(z.string(), z.string()),
    /** Seconds since 1970. */
    expiresAt: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});
export type Challenge = z.output<typeof challengeSchema>;

/** A solved challenge as the client sends it. */
export const solvedChallengeSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
