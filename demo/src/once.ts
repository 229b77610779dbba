/** Remembers handled messages, so that a repeated one has no effect. */
export interface Once {
  isNew(id: string): boolean;
  /** Call after the message was handled: one whose handling failed is delivered again. */
  remember(id: string): void;
}

/** @param seconds how long a message may be repeated */
export function createOnce(clock: () => Date, seconds: number): Once {
  const seen = new Map<string, number>();
  return {
    isNew: (id) => (seen.get(id) ?? 0) <= clock().getTime(),
    remember(id) {
      const now = clock().getTime();
      for (const [each, endsAt] of seen) if (endsAt <= now) seen.delete(each);
      seen.set(id, now + seconds * 1_000);
    },
  };
}
