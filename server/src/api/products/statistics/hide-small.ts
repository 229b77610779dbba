import { smallestToldCount } from "@frontdoor/contract/statistics.ts";

/**
 * Hides all counts of a sum, as null, where one of them could be about one person (one to four): the sum is shown
 * elsewhere, so the other counts would reveal the hidden one. The zeros are hidden too: they narrow down which count it
 * is.
 */
export function hideSmall<Name>(counts: ReadonlyMap<Name, number>): Map<Name, number | null> {
  const isTold = [...counts.values()].every((count) => count === 0 || count >= smallestToldCount);
  return new Map([...counts].map(([name, count]) => [name, isTold ? count : null]));
}
