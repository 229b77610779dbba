/** Gives each submission of a form an idempotency key, so that a repeated press does no harm (Q013). */
interface SubmissionKeys {
  /** The key for these values: the same key until they change or are accepted. */
  keyFor: (values: unknown) => string;
  /** The values were accepted: sending them again is a new submission. */
  done: () => void;
}

/** Values not accepted yet, as text, and their key. */
export interface PendingSubmission {
  values: string;
  key: string;
}

/**
 * Creates the keys of one form, in memory alone, as the values may hold a password.
 * @param pending the values that were not accepted when the page was last left
 * @param keep receives the pending values from then on; null once accepted
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

/** 128 random bits. `randomUUID` is missing on an origin without HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
