import { type Challenge, solvedChallengeSchema } from "@frontdoor/contract/proof-of-work.ts";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { safeParse } from "zod/mini";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { blindIndexes } from "../encryption.ts";
import { type KeySet, type Keys, keySets } from "../keys/keys.ts";
import { parsedJson } from "../parsed-json.ts";
import { countedNetworks } from "../rate-limits/client-network.ts";
import { type Effort, signUpEffort } from "./effort.ts";

/** How long a challenge may be solved: long enough for the slowest phone and a tab in the background. */
export const challengeMinutes = 5;

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/**
 * Proofs of work by ALTCHA's open protocol. A challenge is not stored: its signature shows that it is ours. It names
 * the client's network by a keyed hash, so that nobody solves it for somebody else.
 */
export function createProofOfWork({
  keys,
  clock,
  database,
  effort = signUpEffort,
}: {
  keys: Keys;
  clock: Clock;
  database: Database;
  effort?: Effort | undefined;
}) {
  return {
    /** A new challenge for the network of a client. */
    async challenge(clientAddress: string): Promise<Challenge> {
      const [network = ""] = networkIndexes(keys, clientAddress);
      const { parameters, signature = "" } = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: effort.cost,
        counter: randomInt(effort.maximumCounter),
        deriveKey,
        data: { network },
        expiresAt: new Date(clock().getTime() + challengeMinutes * 60_000),
        ...secretsOf(keys),
      });
      const { algorithm, cost, keyLength, keyPrefix, keySignature = "", nonce, salt } = parameters;
      const { expiresAt = 0 } = parameters;
      const known = { algorithm, cost, keyLength, keyPrefix, keySignature, nonce, salt, expiresAt };
      return { parameters: { ...known, data: { network } }, signature };
    },

    /**
     * Whether a header has the solution of a challenge of ours, for this network, in time, and for the first time: of
     * several parallel calls with one solution exactly one gets true.
     */
    async use(header: string | null, clientAddress: string): Promise<boolean> {
      const solved = readSolvedChallenge(header);
      if (solved === undefined) return false;
      const { data, expiresAt, nonce } = solved.challenge.parameters;
      const isOwn = networkIndexes(keys, clientAddress).includes(data.network ?? "");
      const expires = new Date(expiresAt * 1_000);
      if (!isOwn || expires <= clock()) return false;
      for (const set of keySets(keys)) {
        const { verified } = await verifySolution({ ...solved, deriveKey, ...secretsOf(set) });
        if (verified) return spendOnce(database, Buffer.from(nonce, "hex"), expires);
      }
      return false;
    },
  };
}

/** A header parsed as a solved challenge; undefined for anything else. It is not verified yet. */
export function readSolvedChallenge(header: string | null) {
  const json = parsedJson(Buffer.from(header ?? "", "base64").toString());
  return safeParse(solvedChallengeSchema, json).data;
}

function secretsOf(set: KeySet) {
  return {
    hmacSignatureSecret: set.derive("proof-of-work").toString("hex"),
    hmacKeySignatureSecret: set.derive("proof-of-work-answer").toString("hex"),
  };
}

function networkIndexes(keys: Keys, clientAddress: string): string[] {
  return blindIndexes(keys, "proof-of-work", countedNetworks(clientAddress, "clients")[0].network);
}

/** Whether this is the first use of a challenge or a permit: of several parallel ones exactly one is. */
export async function spendOnce(
  { kysely }: Database,
  nonce: Buffer,
  expires: Date,
): Promise<boolean> {
  const row = await kysely
    .insertInto("spent_proofs")
    .values({ nonce, expires_at: expires })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return row !== undefined;
}
