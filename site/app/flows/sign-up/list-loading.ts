import { useEffect } from "react";
import { whileHere } from "../../client/while-here.ts";
import type { LookupList } from "./lookup-list.ts";

/**
 * Loads one list of a form whenever what it depends on changes.
 * @param id what the list belongs to; with none there is nothing to load
 * @param attempts asks again when it rises
 * @param load and `tell` must stay the same from one drawing to the next
 */
export function useList<Name extends string>(
  list: Name,
  id: string,
  attempts: number,
  load: (list: Name, id: string, signal: AbortSignal) => Promise<LookupList>,
  tell: (event: { type: "listAnswered"; list: Name; answer: LookupList }) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same list again
  useEffect(() => {
    if (id === "") return;
    return whileHere(
      (signal) => load(list, id, signal),
      (answer) => tell({ type: "listAnswered", list, answer }),
    );
  }, [list, id, attempts, load, tell]);
}
