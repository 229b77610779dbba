import type { List } from "./use-list.ts";

/** What stands in place of a row's details until one is chosen; nothing where the list has no row to choose. */
export function NothingChosen({ list: { state }, text }: { list: List<unknown>; text: string }) {
  const hasRows = state.at === "shown" && state.rows.length > 0;
  return hasRows && <p className="box muted">{text}</p>;
}
