/** Tells the time; injected everywhere, so that tests decide what time it is. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Milliseconds by which the clocks of processes may differ without anything being done about it. */
export const clocksDiffer = 60_000;

/**
 * Whether what is noted in memory to wait for a moment still waits. A rest that is longer than the whole wait was
 * noted by a clock that ran ahead and has been set back since: it is over, or it would last for hours (SEC-F12).
 * @param until milliseconds since 1970
 * @param wait milliseconds that it waits in all
 */
export function stillWaits(now: Date, until: number, wait: number): boolean {
  const rest = until - now.getTime();
  return rest > 0 && rest <= wait;
}
