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
