import { useEffect } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import type { SendOptions } from "../../client/send.ts";
import type { FormLists, ListAnswered } from "./form-lists.ts";
import type { LookupList } from "./lookup-list.ts";

/**
 * Loads one list of a form while its state is loading, and again if its parent changes meanwhile.
 * @param id the parent's id; nothing is loaded without one
 * @param load like `tell`, must stay the same function between renders
 */
export function useList<Name extends string>(
  list: Name,
  id: string,
  lists: FormLists<Name>,
  load: (list: Name, id: string, sending: SendOptions) => Promise<LookupList>,
  tell: (event: ListAnswered<Name>) => void,
): void {
  const isLoading = lists[list].is === "loading";
  useEffect(() => {
    if (!isLoading || id === "") return;
    return abortOnUnmount(
      (signal) => load(list, id, { signal }),
      (answer) => tell({ type: "listAnswered", list, answer }),
    );
  }, [list, id, isLoading, load, tell]);
}
