/** The value below which a share (0 to 1) of the values lies; `NaN` when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[place] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Rounds to one decimal place, as results are written. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Percentiles of values by their names, such as `{ millisecondsP50: 0.5 }`. */
export function percentiles<Name extends string>(
  values: readonly number[],
  shares: Readonly<Record<Name, number>>,
) {
  const named = Object.entries<number>(shares).map(([name, share]) => [
    name,
    rounded(percentile(values, share)),
  ]);
  return Object.fromEntries(named) as Record<Name, number>;
}

/** Figures in percent of what they were before. */
export function percentOf<Name extends string>(
  before: Readonly<Record<Name, number>>,
  now: Readonly<Record<Name, number>>,
) {
  const named = Object.entries<number>(before).map(([name, was]) => [
    name,
    rounded((100 * now[name as Name]) / was),
  ]);
  return Object.fromEntries(named) as Record<Name, number>;
}

/** The median of each figure of several measurements. */
export function medians(measured: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(measured[0] ?? {});
  const valuesOf = (name: string) => measured.map((each) => each[name] ?? Number.NaN);
  return Object.fromEntries(names.map((name) => [name, median(valuesOf(name))]));
}

/** The milliseconds that something takes, each of so many times; it is told which one. */
export async function timesOf(
  count: number,
  work: (time: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) {
    const started = performance.now();
    await work(times.length);
    times.push(performance.now() - started);
  }
  return times;
}

export const secondsSince = (started: number) => rounded((performance.now() - started) / 1_000);
