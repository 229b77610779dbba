/** The value below which a share of the values lies, 0 to 1; `NaN` of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[place] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** To one decimal place, as results are kept. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
