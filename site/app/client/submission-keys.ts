/** Gives each submission of a form an idempotency key, so that a repeated press does no harm (Q013). */
interface SubmissionKeys {
  /**
   * The key for these values: the same key until they change or are accepted.
   * @param minutes after which the same values are a new submission: a message that was asked for came by then, or never
   */
  keyFor: (values: unknown, minutes?: number) => string;
  /** The values were accepted: sending them again is a new submission. */
  done: () => void;
}

/** Values not accepted yet, as text, and their key. */
export interface PendingSubmission {
  values: string;
  key: string;
  /** When they were first sent, in milliseconds. */
  at: number;
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
    keyFor(values, minutes = Number.POSITIVE_INFINITY) {
      const text = JSON.stringify(values);
      const now = Date.now();
      if (last?.values === text && now - last.at < minutes * 60_000) return last.key;
      last = { values: text, key: randomKey(), at: now };
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
