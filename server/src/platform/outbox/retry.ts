export const longestBackoffSeconds = 600;
export const longestAwaySeconds = 30;

/**
 * Milliseconds until the next attempt: 2 s, 4 s, 8 s, … at most 10 minutes, or the waits of the job's kind. Up to a
 * quarter is added at random, so that rows do not return together.
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
 * Milliseconds until the next attempt of a message that is tried for a day: a quarter of its age, at least 2 s. At most
 * 30 s while the provider is unavailable, so that messages are sent within a minute of an outage's end (P3). At most 10
 * minutes where the provider deferred the message.
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
