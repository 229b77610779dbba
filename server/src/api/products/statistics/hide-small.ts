import { smallestToldCount } from "@frontdoor/contract/statistics.ts";

/**
 * Hides the counts of roles that could be about one person, as null: those from one to four. Who knows the sum of all
 * would find a hidden one by subtraction, so the smallest of the others are hidden with it until what is hidden
 * adds up to five at least.
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
