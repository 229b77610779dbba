/** Rate limits as the model counts them: how often something happened since its window began. */
export type Windows = Map<string, { startedAt: number; used: number }>;

interface Rule {
  limit: number;
  /** Milliseconds. */
  window: number;
}

/** Counts one use; tells whether it was within the limit. */
export function take(windows: Windows, key: string, { limit, window }: Rule, now: number): boolean {
  const known = windows.get(key);
  const isOver = known === undefined || known.startedAt <= now - window;
  const current = isOver ? { startedAt: now, used: 1 } : { ...known, used: known.used + 1 };
  windows.set(key, current);
  return current.used <= limit;
}

/** Whether nothing more is within the limit, without counting. */
export function isSpent(
  windows: Windows,
  key: string,
  { limit, window }: Rule,
  now: number,
): boolean {
  const known = windows.get(key);
  return known !== undefined && known.used >= limit && known.startedAt + window > now;
}
