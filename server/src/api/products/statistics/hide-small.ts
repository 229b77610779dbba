import { smallestToldCount } from "@frontdoor/contract/statistics.ts";

/**
 * Hides the counts of roles that could be about one person (one to four), as null. The total would give a single hidden
 * count away, so the smallest of the others are hidden too until the hidden ones add up to five.
 */
export function hideSmall(counts: ReadonlyMap<string, number>): Map<string, number | null> {
  const told = new Map<string, number | null>(counts);
  const rising = [...counts].filter(([, count]) => count > 0).sort(([, a], [, b]) => a - b);
  let hidden = 0;
  for (const [role, count] of rising) {
    const isDone = count >= smallestToldCount && (hidden === 0 || hidden >= smallestToldCount);
    if (isDone) break;
    told.set(role, null);
    hidden += count;
  }
  return told;
}
