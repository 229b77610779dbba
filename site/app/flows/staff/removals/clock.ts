import type { ListedRemoval } from "@frontdoor/contract/products/removal-requests.ts";
import { consoleRemovalsWords } from "@frontdoor/words/staff/removals.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { dayOf } from "../../../parts/dates.ts";

const { clock: words } = consoleRemovalsWords;
const minuteMilliseconds = 60_000;

type Clocked = Pick<ListedRemoval, "state" | "expiresAt" | "restorableUntil" | "erasedAt">;

/** Describes the next deadline of a removal and the one after it: owner's answer, last day to restore, erasure. */
export function clockOf(
  { state, expiresAt, restorableUntil, erasedAt }: Clocked,
  now: Date,
): { first: string; after: string | null } {
  if (state === "waiting") {
    const left = Math.max(0, Date.parse(expiresAt) - now.getTime());
    const minutes = Math.floor(left / minuteMilliseconds);
    const told = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    return { first: fill(words.left, told), after: null };
  }
  const erased = erasedAt === null ? null : fill(words.erased, { day: dayOf(erasedAt) });
  if (restorableUntil === null) return { first: erased ?? words.none, after: null };
  return { first: fill(words.restorable, { day: dayOf(restorableUntil) }), after: erased };
}
