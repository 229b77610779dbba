import type { LookupItem } from "@frontdoor/contract/lookup.ts";
import type { CallError } from "../../client/send.ts";

/** An entry of a list that a select offers. */
export type LookupList =
  | { is: "loading" }
  | { is: "loaded"; items: readonly LookupItem[] }
  | { is: "failed"; message: string };

export const loadingList: LookupList = { is: "loading" };

/** The list in a response, without inactive entries (Q011). */
export function listOf(
  sent: { ok: true; reply: readonly LookupItem[] } | { ok: false; error: CallError },
): LookupList {
  if (!sent.ok) return { is: "failed", message: sent.error.message };
  return { is: "loaded", items: sent.reply.filter((item) => item.active) };
}

/** Whether a choice stays valid: until its list has loaded without it. */
export function maybeOffers(list: LookupList, id: string): boolean {
  return list.is !== "loaded" || id === "" || list.items.some((item) => item.id === id);
}
