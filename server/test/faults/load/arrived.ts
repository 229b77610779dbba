export interface Arrived {
  to: string;
  kind: string;
  /** The Message-ID of a mail, the gateway's idempotency key of an SMS. */
  id: string;
  text: string;
}

/** Messages by what they are, each once. */
export function distinct(arrived: readonly Arrived[]): Arrived[] {
  const seen = new Set<string>();
  return arrived.filter(({ id }) => !seen.has(id) && seen.add(id));
}
