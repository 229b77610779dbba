/** Gives each submission of a form an idempotency key, so that a second press does no harm (Q013). */
interface SubmissionKeys {
  /** The key for these values: the same for the same values, until they change or are done with. */
  keyFor: (values: unknown) => string;
  /** The values were taken: sending the same ones once more is a new submission. */
  done: () => void;
}

/** Values that were not taken yet, as text, and their key. */
export interface PendingSubmission {
  values: string;
  key: string;
}

/**
 * Keys of one form, held in memory alone: the values may hold a password.
 * @param pending what was not taken when the page was last there
 * @param keep is given what is pending from then on; null when it was taken
 */
export function createSubmissionKeys(
  pending: PendingSubmission | null = null,
  keep: (pending: PendingSubmission | null) => void = () => {},
): SubmissionKeys {
  let last = pending;
  return {
    keyFor(values) {
      const text = JSON.stringify(values);
      if (last?.values === text) return last.key;
      last = { values: text, key: randomKey() };
      keep(last);
      return last.key;
    },
    done() {
      last = null;
      keep(null);
    },
  };
}

/** 128 random bits. `randomUUID` would be missing on an origin without HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
