import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { normalisePassword } from "@frontdoor/contract/validators/password.ts";
import { hashRaw } from "@node-rs/argon2";
import { type KeySet, type Keys, keySetById } from "../keys/keys.ts";
import { createSemaphore, type Semaphore } from "../semaphore.ts";
import { fitsForeign, imitateForeign } from "./foreign/derive-foreign.ts";
import { isForeign, openForeign } from "./foreign/encrypted-foreign.ts";
import { type ForeignCost, isWeak } from "./foreign/foreign-cost.ts";
import type { HashCost } from "./hash-cost.ts";
import { formatStored, parseStored } from "./stored-hash.ts";

/** Hashes and checks passwords; each call costs one Argon2id. */
export interface Hashing {
  /** The stored form of a new password (SEC-B7). @throws QueueFull */
  hash(password: string): Promise<string>;
  /**
   * Checks a password. Always spends one Argon2id of the current cost or the stored one, also for
   * `null` (no such account), so that time tells nothing (SEC-A2). A hash of another system costs what that one
   * costs, in its place, and asks for a rehash when the password fits; one that costs nothing is checked beside it.
   * @param decoyCost what `null` costs in place of Argon2id: some accounts are still checked by another system's hash
   * @throws QueueFull
   */
  verify(
    stored: string | null,
    password: string,
    decoyCost?: ForeignCost | null,
  ): Promise<{ ok: boolean; needsRehash: boolean }>;
}

export interface PasswordHasher extends Hashing {
  /**
   * Reserves a place in the queue before something is counted, so that a busy server refuses before it counts.
   * @throws QueueFull at once, and not later
   */
  withReservation<T>(work: (hashing: Hashing) => Promise<T>): Promise<T>;
  /** How many checks wait for a free core. */
  readonly waiting: number;
}

interface HasherSettings {
  keys: Keys;
  /** How many hashes run at once. */
  cores: number;
  queueLimit: number;
  memoryKiB: number;
  iterations: number;
  /** Whether weak hashes of other systems are still checked; without it, none is. */
  takesWeak?: () => boolean;
}

const saltBytes = 16;
const outputBytes = 32;

async function digest(
  password: string,
  salt: Buffer,
  cost: HashCost,
  pepper: KeySet,
): Promise<Buffer> {
  const raw = await hashRaw(normalisePassword(password), {
    memoryCost: cost.memoryKiB,
    timeCost: cost.iterations,
    parallelism: 1,
    outputLen: outputBytes,
    salt,
  });
  return createHmac("sha256", pepper.derive("pepper")).update(raw).digest();
}

/** Argon2id behind a semaphore, then HMAC-SHA-256 with a pepper that is not in the database. */
export function createPasswordHasher(settings: HasherSettings): PasswordHasher {
  const { keys } = settings;
  const semaphore = createSemaphore(settings.cores, settings.queueLimit);
  // Checks at the cost of another system's hash get half of the cores, for accounts and unknown names alike: a stranger
  // who chooses names that are expensive to check must not hold up everybody else's logins.
  const ofForeign = createSemaphore(
    Math.max(1, Math.floor(settings.cores / 2)),
    Math.ceil(settings.queueLimit / 2),
  );
  const currentCost: HashCost = {
    memoryKiB: settings.memoryKiB,
    iterations: settings.iterations,
  };

  /** The hash that a password is checked against where none is stored. */
  const decoy = formatStored({
    keyId: keys.id,
    cost: currentCost,
    salt: randomBytes(saltBytes),
    value: randomBytes(outputBytes),
  });

  const hashing = (run: Semaphore["run"]): Hashing => ({
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const value = await run(() => digest(password, salt, currentCost, keys));
      return formatStored({ keyId: keys.id, cost: currentCost, salt, value });
    },
    async verify(stored, password, decoyCost = null) {
      if (stored !== null && isForeign(stored)) {
        const hash = openForeign(keys, stored);
        const isTaken = !isWeak(hash.cost) || (settings.takesWeak?.() ?? false);
        const check = async () =>
          "value" in hash && isTaken
            ? fitsForeign(hash, password)
            : imitateForeign(hash.cost, password);
        if (hash.cost.kind === "digest") {
          await run(() => digest(password, randomBytes(saltBytes), currentCost, keys));
          const ok = await check();
          return { ok, needsRehash: ok };
        }
        const ok = await ofForeign.run(() => run(check));
        return { ok, needsRehash: ok };
      }
      if (stored === null && decoyCost !== null) {
        const ok = await ofForeign.run(() => run(() => imitateForeign(decoyCost, password)));
        return { ok, needsRehash: false };
      }
      const parsed = parseStored(stored ?? decoy);
      const pepper = keySetById(keys, parsed.keyId);
      if (pepper === undefined) {
        await run(() => digest(password, randomBytes(saltBytes), currentCost, keys));
        return { ok: false, needsRehash: false };
      }
      const value = await run(() => digest(password, parsed.salt, parsed.cost, pepper));
      const ok = timingSafeEqual(value, parsed.value) && stored !== null;
      return { ok, needsRehash: ok && (isWeaker(parsed.cost) || parsed.keyId !== keys.id) };
    },
  });

  return {
    ...hashing(semaphore.run),
    get waiting() {
      return semaphore.waiting;
    },
    withReservation: (work) => semaphore.withReservation((run) => work(hashing(run))),
  };

  function isWeaker(cost: HashCost): boolean {
    return cost.memoryKiB < currentCost.memoryKiB || cost.iterations < currentCost.iterations;
  }
}
