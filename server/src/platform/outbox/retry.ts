export const longestBackoffSeconds = 600;
export const longestAwaySeconds = 30;

/**
 * Milliseconds until the next try: 2 s, 4 s, 8 s, … at most 10 minutes, or the waits of the job's kind. A random
 * quarter is added, so that rows do not return together.
 */
export function backoffMilliseconds(
  attempts: number,
  random: () => number,
  waitsSeconds: readonly number[] = [],
): number {
  const own = waitsSeconds[attempts - 1];
  return spread((own ?? Math.min(2 ** attempts, longestBackoffSeconds)) * 1_000, random);
}

/**
 * Milliseconds until the next try of a message that is tried for a day: a quarter of its age, from 2 s on. At most 30 s
 * while the provider is away, so that messages leave within a minute of an outage's end (P3). At most 10 minutes where
 * the provider asked for later.
 */
export function patientMilliseconds(
  ageMilliseconds: number,
  means: "away" | "later",
  random: () => number,
): number {
  const longest = means === "away" ? longestAwaySeconds : longestBackoffSeconds;
  return spread(Math.min(Math.max(ageMilliseconds / 4, 2_000), longest * 1_000), random);
}

function spread(milliseconds: number, random: () => number): number {
  return Math.round(milliseconds * (1 + random() / 4));
}
