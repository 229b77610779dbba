import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
import { entriesOfPage } from "@frontdoor/contract/products/pages.ts";
import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import type { CallError, Given } from "../../../client/send.ts";
import type { HeardInParts } from "../ask.ts";
import { type Console, useConsole } from "../console.ts";

export const rowsOfPage = 25;
/** How many rows one saved file may have. Filter the list to save others. */
const mostSavedRows = 5_000;

type ListState<Row> =
  | { at: "loading" }
  | { at: "failed"; error: CallError }
  | { at: "shown"; rows: readonly Row[]; next: string | null };

export interface List<Row> {
  state: ListState<Row>;
  /** How many rows the previous pages have. */
  before: number;
  newer: (() => void) | null;
  older: (() => void) | null;
  /** Reloads the page. The old rows stay until the new ones arrive. */
  reload: () => void;
  /** Reads all rows from the first on, up to the limit of a saved file. */
  everything: (
    signal: AbortSignal,
  ) => Promise<HeardInParts<{ rows: readonly Row[]; isCut: boolean }>>;
}

export type ListCall = Call & { reply: { _zod: { output: readonly unknown[] } } };
type RowOf<C extends ListCall> = ReplyOf<C>[number];

/**
 * Reads a list one page at a time, by the cursor of the page before. Give the component a key, so that another filter
 * starts a new list.
 */
export function useList<C extends ListCall>(call: C, input: Given<C>): List<RowOf<C>> {
  const { ask } = useConsole();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [state, setState] = useState<ListState<RowOf<C>>>({ at: "loading" });
  const [round, setRound] = useState(0);
  const after = cursors.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or the same once more
  useEffect(
    () =>
      abortOnUnmount(
        (signal) => ask(call, paged(input, after), { signal }),
        (heard) => {
          if (heard.is === "failed") setState({ at: "failed", error: heard.error });
          if (heard.is !== "done") return;
          setState({ at: "shown", rows: heard.reply as RowOf<C>[], next: heard.next });
        },
      ),
    [after, round],
  );
  const next = state.at === "shown" ? state.next : null;
  const turn = (to: readonly string[]) => {
    setCursors(to);
    setState({ at: "loading" });
  };
  return {
    state,
    before: cursors.length * rowsOfPage,
    newer: cursors.length > 0 ? () => turn(cursors.slice(0, -1)) : null,
    older: next === null ? null : () => turn([...cursors, next]),
    reload: () => setRound((last) => last + 1),
    everything: (signal) => readEverything(ask, call, input, signal),
  };
}

async function readEverything<C extends ListCall>(
  ask: Console["ask"],
  call: C,
  input: Given<C>,
  signal: AbortSignal,
): ReturnType<List<RowOf<C>>["everything"]> {
  const rows: RowOf<C>[] = [];
  let after: string | undefined;
  do {
    const heard = await ask(call, paged(input, after, entriesOfPage), { signal });
    if (heard.is !== "done") return heard;
    rows.push(...(heard.reply as RowOf<C>[]));
    after = heard.next ?? undefined;
  } while (after !== undefined && rows.length < mostSavedRows);
  return { is: "done", reply: { rows, isCut: after !== undefined } };
}

function paged<C extends ListCall>(
  input: Given<C>,
  after: string | undefined,
  limit = rowsOfPage,
): Given<C> {
  const { query } = input as { query?: object };
  const page = { limit, ...(after === undefined ? {} : { after }) };
  return { ...input, query: { ...query, ...page } };
}
