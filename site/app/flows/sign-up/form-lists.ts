import { type LookupList, loadingList } from "./lookup-list.ts";

/** The lists that a form offers. One that is loading is being asked for. */
export type FormLists<Name extends string> = Readonly<Record<Name, LookupList>>;

export interface ListAnswered<Name extends string> {
  type: "listAnswered";
  list: Name;
  answer: LookupList;
}

/** Whether anything that the form offers did not load (Q065). */
export function haveListsFailed(lists: FormLists<string>): boolean {
  return Object.values(lists).some(({ is }) => is === "failed");
}

/** The lists once the failed ones are asked for again. */
export function listsAskedAgain<Name extends string>(before: FormLists<Name>): FormLists<Name> {
  const lists = (Object.entries(before) as [Name, LookupList][]).map(([name, list]) => [
    name,
    list.is === "failed" ? loadingList : list,
  ]);
  return Object.fromEntries(lists);
}
