import type { ReplyOf } from "@frontdoor/contract/call.ts";
import { useState } from "react";
import type { Given } from "../../../client/send.ts";
import { type List, type ListCall, rowsOfPage } from "./use-list.ts";
import { useReply } from "./use-reply.ts";

/**
 * Reads a whole list by one call and shows it a page at a time. `all` holds the rows of every page. Give the component
 * a key, so that another filter starts a new list.
 */
export function useWholeList<C extends ListCall>(
  call: C,
  input: Given<C>,
  isWanted: (row: ReplyOf<C>[number]) => boolean = () => true,
): List<ReplyOf<C>[number]> & { all: readonly ReplyOf<C>[number][] } {
  const { state, reload } = useReply(call, input);
  const rows = state.at === "shown" ? (state.reply as ReplyOf<C>[number][]).filter(isWanted) : [];
  const list = useRows(rows);
  return { ...list, all: rows, state: state.at === "shown" ? list.state : state, reload };
}

/** Shows loaded rows a page at a time. */
export function useRows<Row>(rows: readonly Row[]): List<Row> {
  const [page, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / rowsOfPage) - 1);
  const at = Math.min(page, last);
  const before = at * rowsOfPage;
  return {
    state: { at: "shown", rows: rows.slice(before, before + rowsOfPage), next: null },
    before,
    newer: at > 0 ? () => setPage(at - 1) : null,
    older: at < last ? () => setPage(at + 1) : null,
    reload: () => {},
    everything: async () => ({ is: "done", reply: { rows, isCut: false } }),
  };
}
