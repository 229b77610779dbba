import type { OtpHasher } from "../src/people/otp/otp.ts";

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
