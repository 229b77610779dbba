import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { normalisePassword } from "@frontdoor/contract/validators/password.ts";
import { hashRaw } from "@node-rs/argon2";
import { type KeySet, type Keys, keySetById } from "../keys/keys.ts";
import { createSemaphore } from "./semaphore.ts";
import { formatStored, type HashCost, parseStored } from "./stored-hash.ts";

export interface PasswordHasher {
  /** The stored form of a new password (SEC-B7). @throws HasherBusy */
  hash(password: string): Promise<string>;
  /**
   * Checks a password. Always spends one Argon2id of the current cost or the stored one, also for
   * `null` (no such account), so that time tells nothing (SEC-A2). @throws HasherBusy
   */
  verify(stored: string | null, password: string): Promise<{ ok: boolean; needsRehash: boolean }>;
  /** How many checks wait for a free core. */
  readonly waiting: number;
}

export interface HasherSettings {
  keys: Keys;
  /** How many hashes run at once. */
  cores: number;
  queueLimit: number;
  memoryKiB: number;
  iterations: number;
}

const saltBytes = 16;
const outputBytes = 32;

/** Argon2id behind a semaphore, then HMAC-SHA-256 with a pepper that is not in the database. */
export function createPasswordHasher(settings: HasherSettings): PasswordHasher {
  const { keys } = settings;
  const semaphore = createSemaphore(settings.cores, settings.queueLimit);
  const currentCost: HashCost = {
    memoryKiB: settings.memoryKiB,
    iterations: settings.iterations,
  };

  const digest = (password: string, salt: Buffer, cost: HashCost, pepper: KeySet) =>
    semaphore.run(async () => {
      const raw = await hashRaw(normalisePassword(password), {
        memoryCost: cost.memoryKiB,
        timeCost: cost.iterations,
        parallelism: 1,
        outputLen: outputBytes,
        salt,
      });
      return createHmac("sha256", pepper.derive("pepper")).update(raw).digest();
    });

  return {
    get waiting() {
      return semaphore.waiting;
    },
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const value = await digest(password, salt, currentCost, keys);
      return formatStored({ keyId: keys.id, cost: currentCost, salt, value });
    },
    async verify(stored, password) {
      const parsed = stored === null ? null : parseStored(stored);
      const pepper = parsed === null ? undefined : keySetById(keys, parsed.keyId);
      if (parsed === null || pepper === undefined) {
        await digest(password, randomBytes(saltBytes), currentCost, keys);
        return { ok: false, needsRehash: false };
      }
      const value = await digest(password, parsed.salt, parsed.cost, pepper);
      const ok = timingSafeEqual(value, parsed.value);
      return { ok, needsRehash: ok && (isWeaker(parsed.cost) || parsed.keyId !== keys.id) };
    },
  };

  function isWeaker(cost: HashCost): boolean {
    return cost.memoryKiB < currentCost.memoryKiB || cost.iterations < currentCost.iterations;
  }
}
