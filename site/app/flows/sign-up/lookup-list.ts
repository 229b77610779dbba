import type { LookupItem } from "@frontdoor/contract/lookup.ts";

/** A list that a select offers. */
export type LookupList =
  | { is: "loading" }
  | { is: "loaded"; items: readonly LookupItem[] }
  | { is: "failed"; message: string };

export const loadingList: LookupList = { is: "loading" };

/** Whether a choice may stand: nothing is known against it until the list has loaded without it. */
export function maybeOffers(list: LookupList, id: string): boolean {
  return list.is !== "loaded" || id === "" || list.items.some((item) => item.id === id);
}

/** Every list as it is once the failed ones are asked for again. */
export function listsAskedAgain<Name extends string>(
  lists: Readonly<Record<Name, LookupList>>,
): Record<Name, LookupList> {
  const again = (Object.entries(lists) as [Name, LookupList][]).map(([name, list]) => [
    name,
    list.is === "failed" ? loadingList : list,
  ]);
  return Object.fromEntries(again);
}
