import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type ReactNode, useReducer } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { newSubmission, nextSubmission, toRefusal } from "../../../fields/submission.ts";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";
import type { Cell } from "./csv.ts";
import { giveCsv } from "./give-csv.ts";
import type { List } from "./use-list.ts";

const { csv: words } = consoleFrameWords;

/** A column of a list, as it is shown and saved. */
export interface SavedColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** What stands in a file of the list, where the cell is shown as more than a text. */
  csv?: (row: Row) => Cell;
  look?: string;
}

interface SaveCsvProps<Row> {
  list: List<Row>;
  /** What the file is called after. */
  caption: string;
  columns: readonly SavedColumn<Row>[];
}

/** Saves every row that the filter finds, not this page alone, as a file for a spreadsheet. */
export function SaveCsv<Row>({ list, caption, columns }: SaveCsvProps<Row>) {
  const { tell } = useConsole();
  const [state, dispatch] = useReducer(nextSubmission, newSubmission);
  const attempt = useAttempt(() => dispatch({ type: "restarted" }));
  const save = () => {
    tell(null);
    dispatch({ type: "sent" });
    attempt(list.everything, (read) => {
      if ("error" in read) return dispatch({ type: "failed", ...toRefusal(read.error) });
      dispatch({ type: "restarted" });
      giveCsv(caption, cellsOf(read.rows, columns));
      tell(fill(read.isCut ? words.cut : words.saved, { count: String(read.rows.length) }));
    });
  };
  return (
    <>
      <Button
        look="secondary"
        icon="download"
        state={state.at === "sending" ? "loading" : "ready"}
        onClick={save}
      >
        {words.save}
      </Button>
      <PressFailed state={state} />
    </>
  );
}

/** The rows as cells below the heads of their columns; buttons are no cell. */
export function cellsOf<Row>(
  rows: readonly Row[],
  columns: readonly SavedColumn<Row>[],
): (readonly Cell[])[] {
  const kept = columns.filter(({ look }) => look !== "end");
  return [
    kept.map(({ head }) => head),
    ...rows.map((row) => kept.map(({ csv, cell }) => (csv ?? plain(cell))(row))),
  ];
}

/** A cell that is shown as a text is saved as that text. */
function plain<Row>(cell: SavedColumn<Row>["cell"]): (row: Row) => Cell {
  return (row) => {
    const shown = cell(row);
    return typeof shown === "string" || typeof shown === "number" ? shown : null;
  };
}
