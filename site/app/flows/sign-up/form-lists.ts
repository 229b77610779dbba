import { type LookupList, loadingList } from "./lookup-list.ts";

export type FormLists<Name extends string> = Readonly<Record<Name, LookupList>>;

export interface ListAnswered<Name extends string> {
  type: "listAnswered";
  list: Name;
  answer: LookupList;
}

/** Whether a list of the form did not load (Q065). */
export function haveListsFailed(lists: FormLists<string>): boolean {
  return Object.values(lists).some(({ is }) => is === "failed");
}

/** The lists with the failed ones loading again. */
export function listsAskedAgain<Name extends string>(before: FormLists<Name>): FormLists<Name> {
  const lists = (Object.entries(before) as [Name, LookupList][]).map(([name, list]) => [
    name,
    list.is === "failed" ? loadingList : list,
  ]);
  return Object.fromEntries(lists);
}
