import type { OtpHasher } from "../src/identity/tokens/otp.ts";
import type { HashCost } from "../src/platform/hashing/hash-cost.ts";
import {
  createPasswordHasher,
  type Hashing,
  type PasswordHasher,
} from "../src/platform/hashing/hashing.ts";
import type { Keys } from "../src/platform/keys/keys.ts";

/** The cheapest Argon2 that the library does: what is tested with it is not its price. */
const cheap: HashCost = { memoryKiB: 64, iterations: 1 };

/** The server's own hasher, which counts what was spent. */
export function createCountingHasher(
  keys: Keys,
  cost: HashCost = cheap,
  takesWeak = () => false,
): {
  hasher: PasswordHasher;
  spent: { verified: number; hashed: number };
} {
  const hasher = createPasswordHasher({ keys, ...cost, cores: 2, queueLimit: 1_000, takesWeak });
  const spent = { verified: 0, hashed: 0 };
  const counting = (hashing: Hashing): Hashing => ({
    hash: (password) => {
      spent.hashed += 1;
      return hashing.hash(password);
    },
    verify: (stored, password, decoyCost) => {
      spent.verified += 1;
      return hashing.verify(stored, password, decoyCost);
    },
  });
  return {
    spent,
    hasher: {
      ...counting(hasher),
      withReservation: (work) => hasher.withReservation((hashing) => work(counting(hashing))),
      get waiting() {
        return hasher.waiting;
      },
    },
  };
}

/** Stands in for Argon2 where a test is not about it; counts what was spent. */
export function createTestHasher(): OtpHasher & { spent: () => number } {
  let verified = 0;
  return {
    hash: async (code) => `hash of ${code}`,
    async verify(stored, code) {
      verified += 1;
      return { ok: stored === `hash of ${code}` };
    },
    spent: () => verified,
  };
}
