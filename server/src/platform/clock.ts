/** Tells the time; injected everywhere, so that tests decide what time it is. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Milliseconds by which the clocks of processes may differ without a correction. */
export const clocksDiffer = 60_000;

/**
 * Whether a wait that is kept in memory is not over yet. If more is left than the whole wait, the clock ran ahead when
 * it began and has been set back since: it counts as over, or it would last for hours (SEC-F12).
 * @param until milliseconds since 1970
 * @param wait milliseconds of the whole wait
 */
export function stillWaits(now: Date, until: number, wait: number): boolean {
  const rest = until - now.getTime();
  return rest > 0 && rest <= wait;
}
