/** Remembers handled messages, so that a repeated one has no effect. */
export interface Once {
  isNew(id: string): boolean;
  /** After it was acted on: what failed may come again. */
  remember(id: string): void;
}

/** @param seconds for which a message may come again */
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
