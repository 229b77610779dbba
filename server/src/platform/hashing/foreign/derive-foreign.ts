import { createHash, pbkdf2, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { maximumPasswordBytes } from "@frontdoor/contract/constants.ts";
import { hashRaw } from "@node-rs/argon2";
import { verify as verifyBcrypt } from "@node-rs/bcrypt";
import { digestInThread } from "./digest-thread.ts";
import type { ForeignCost } from "./foreign-cost.ts";
import type { ForeignHash } from "./foreign-hash.ts";

const derivePbkdf2 = promisify(pbkdf2);
const deriveScrypt = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  bytes: number,
  options: object,
) => Promise<Buffer>;

/** `const enum`s of the library, which TypeScript does not hand on between files. */
const algorithms = { argon2i: 1, argon2id: 2 } as const;
const versions = { 16: 0, 19: 1 } as const;

/** Whether a password, byte for byte as it was typed, matches another system's hash. */
export async function fitsForeign(
  { cost, salt, value, before, after }: ForeignHash,
  password: string,
): Promise<boolean> {
  const hashed = before?.(password) ?? password;
  if (cost.kind === "bcrypt") return verifyBcrypt(hashed, salt);
  const derived = await derive(cost, salt, hashed);
  return timingSafeEqual(after?.(derived) ?? derived, value);
}

/** Takes as long as a check of this cost, and matches nothing. */
export async function imitateForeign(cost: ForeignCost, password: string): Promise<false> {
  if (cost.kind === "bcrypt") {
    const rounds = String(cost.rounds).padStart(2, "0");
    await verifyBcrypt(password, `$2b$${rounds}$${decoySalt}${decoyHash}`);
  } else {
    await derive(cost, randomBytes(16), password);
  }
  return false;
}

const decoySalt = "abcdefghijklmnopqrstuu";
const decoyHash = "abcdefghijklmnopqrstuvwxyzABCDC";

async function derive(
  cost: Exclude<ForeignCost, { kind: "bcrypt" }>,
  salt: Buffer,
  password: string,
): Promise<Buffer> {
  switch (cost.kind) {
    case "pbkdf2":
      return derivePbkdf2(password, salt, cost.iterations, cost.bytes, cost.digest);
    case "scrypt": {
      const [N, r, p] = [2 ** cost.log2N, cost.blockSize, cost.lanes];
      return deriveScrypt(password, salt, cost.bytes, { N, r, p, maxmem: 128 * r * (N + p + 2) });
    }
    case "phpass":
    case "sha512crypt": {
      // Every round reads all of it: a longer password would exceed the bound, and nobody has one.
      const bytes = Buffer.from(password).subarray(0, maximumPasswordBytes + 1);
      return Buffer.from(await digestInThread(cost, salt, bytes));
    }
    case "digest":
      return createHash(cost.digest).update(password).update(salt).digest();
    default:
      return hashRaw(password, {
        algorithm: algorithms[cost.kind],
        version: versions[cost.version],
        memoryCost: cost.memoryKiB,
        timeCost: cost.iterations,
        parallelism: cost.lanes,
        outputLen: cost.bytes,
        salt,
      });
  }
}
