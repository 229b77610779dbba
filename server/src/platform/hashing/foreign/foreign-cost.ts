import type { IteratedDigest } from "./iterated-digests.ts";

/** The cost of checking another system's hash: all that the time can reveal, and nothing about the password. */
export type ForeignCost =
  | { kind: "bcrypt"; rounds: number }
  | {
      kind: "argon2id" | "argon2i";
      version: 16 | 19;
      memoryKiB: number;
      iterations: number;
      lanes: number;
      bytes: number;
    }
  | { kind: "scrypt"; log2N: number; blockSize: number; lanes: number; bytes: number }
  | { kind: "pbkdf2"; digest: Pbkdf2Digest; iterations: number; bytes: number }
  | IteratedDigest
  /** One digest: a check of it also computes one of our own hashes, so that the time tells nothing. */
  | { kind: "digest"; digest: Pbkdf2Digest };

/** Bytes of each. */
export const digests = { sha1: 20, sha256: 32, sha512: 64 } as const;
export type Pbkdf2Digest = keyof typeof digests;

const mebibyte = 2 ** 20;
/** More than the usual systems are set to; a row with more would delay every login. */
const mostCost = {
  bcryptRounds: 14,
  memoryBytes: 256 * mebibyte,
  /** KiB of memory times passes. */
  argon2Work: 2 * mebibyte,
  argon2Lanes: 16,
  /** `N × r × p` of scrypt. */
  scryptWork: 2 * mebibyte,
  /** Iterations times blocks of output. */
  pbkdf2Work: 2_000_000,
  phpassLog2Rounds: 18,
  sha512cryptRounds: 200_000,
} as const;
/** Shorter outputs match too many passwords; no system writes longer ones. */
const fewestBytes = 16;
const mostBytes = 64;

/** Whether a check of this cost is fast enough for a login, and its output long enough to be safe. */
export function isBearable(cost: ForeignCost): boolean {
  if (cost.kind === "bcrypt") return isIn(cost.rounds, 4, mostCost.bcryptRounds);
  if (cost.kind === "phpass") return isIn(cost.log2Rounds, 7, mostCost.phpassLog2Rounds);
  if (cost.kind === "sha512crypt") return isIn(cost.rounds, 1_000, mostCost.sha512cryptRounds);
  if (cost.kind === "digest") return true;
  if (!isIn(cost.bytes, fewestBytes, mostBytes)) return false;
  switch (cost.kind) {
    case "argon2id":
    case "argon2i":
      return (
        isIn(cost.lanes, 1, mostCost.argon2Lanes) &&
        isIn(cost.memoryKiB, 8 * cost.lanes, mostCost.memoryBytes / 1_024) &&
        isIn(cost.iterations, 1, mostCost.argon2Work) &&
        cost.memoryKiB * cost.iterations <= mostCost.argon2Work
      );
    case "scrypt": {
      if (!isIn(cost.log2N, 1, 24) || !isIn(cost.blockSize, 1, 64) || !isIn(cost.lanes, 1, 64)) {
        return false;
      }
      // RFC 7914, section 2: libraries refuse a larger N.
      if (cost.log2N >= 16 * cost.blockSize) return false;
      const work = 2 ** cost.log2N * cost.blockSize;
      return work * 128 <= mostCost.memoryBytes && work * cost.lanes <= mostCost.scryptWork;
    }
    case "pbkdf2": {
      const blocks = Math.ceil(cost.bytes / digests[cost.digest]);
      return cost.iterations >= 1 && cost.iterations * blocks <= mostCost.pbkdf2Work;
    }
  }
}

/** Less than any version of the usual systems writes by itself: Django, Keycloak, Auth0, Firebase, WordPress, passlib. */
const leastCost = {
  bcryptRounds: 8,
  /** KiB of memory times passes. */
  argon2Work: 1_024,
  /** `N × r` of scrypt, which is its memory. */
  scryptMemory: 2 ** 14,
  pbkdf2Iterations: 10_000,
  sha512cryptRounds: 5_000,
} as const;

/**
 * Whether passwords can be tried so fast against the hash that it protects few of them: a single digest, MD5, or a
 * strong form with a low cost.
 */
export function isWeak(cost: ForeignCost): boolean {
  switch (cost.kind) {
    case "digest":
    case "phpass":
      return true;
    case "bcrypt":
      return cost.rounds < leastCost.bcryptRounds;
    case "argon2id":
    case "argon2i":
      return cost.memoryKiB * cost.iterations < leastCost.argon2Work;
    case "scrypt":
      return 2 ** cost.log2N * cost.blockSize < leastCost.scryptMemory;
    case "pbkdf2":
      return cost.iterations < leastCost.pbkdf2Iterations;
    case "sha512crypt":
      return cost.rounds < leastCost.sha512cryptRounds;
  }
}

/** Whether weak hashes are imported and checked: only until the day that the operator set. */
export function takesWeakHashes(
  { weakHashesUntil }: { weakHashesUntil: Date | null },
  now: Date,
): boolean {
  return weakHashesUntil !== null && now < weakHashesUntil;
}

const isIn = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/** The cost as a word without `$`, the same for equal costs: `bcrypt:10`, `pbkdf2:sha256:600000:32`. */
export function formatCost(cost: ForeignCost): string {
  return Object.values(cost).join(":");
}

/** @throws Error for anything that {@link formatCost} did not write */
export function parseCost(word: string): ForeignCost {
  const [kind, ...parts] = word.split(":");
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = parts.map(Number);
  switch (kind) {
    case "bcrypt":
      return { kind, rounds: first };
    case "argon2id":
    case "argon2i": {
      const version = first === 16 ? 16 : 19;
      return { kind, version, memoryKiB: second, iterations: third, lanes: fourth, bytes: fifth };
    }
    case "scrypt":
      return { kind, log2N: first, blockSize: second, lanes: third, bytes: fourth };
    case "pbkdf2":
      return { kind, digest: parts[0] as Pbkdf2Digest, iterations: second, bytes: third };
    case "phpass":
      return { kind, log2Rounds: first };
    case "sha512crypt":
      return { kind, rounds: first };
    case "digest":
      return { kind, digest: parts[0] as Pbkdf2Digest };
    default:
      throw new Error("A stored password of another system has an unknown cost.");
  }
}
