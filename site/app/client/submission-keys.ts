/** Gives each submission of a form an idempotency key, so that a second press does no harm (Q013). */
interface SubmissionKeys {
  /** The key for these values: the same for the same values, until they change or are done with. */
  keyFor: (values: unknown) => string;
  /** The values were taken: sending the same ones once more is a new submission. */
  done: () => void;
}

/** Keys of one form, held in memory alone: the values may hold a password. */
export function createSubmissionKeys(newKey: () => string = randomKey): SubmissionKeys {
  let last: { values: string; key: string } | null = null;
  return {
    keyFor(values) {
      const text = JSON.stringify(values);
      if (last?.values !== text) last = { values: text, key: newKey() };
      return last.key;
    },
    done() {
      last = null;
    },
  };
}

/** 128 random bits. `randomUUID` would be missing on an origin without HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
