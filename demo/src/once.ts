/** Remembers handled messages, so that a repeated one has no effect. @param seconds how long it may be repeated */
export function createOnce(clock: () => Date, seconds: number) {
  const seen = new Map<string, number>();
  return {
    isNew: (id: string) => (seen.get(id) ?? 0) <= clock().getTime(),
    /** Call after the message was handled: one whose handling failed is delivered again. */
    remember(id: string) {
      const now = clock().getTime();
      for (const [each, endsAt] of seen) if (endsAt <= now) seen.delete(each);
      seen.set(id, now + seconds * 1_000);
    },
  };
}
