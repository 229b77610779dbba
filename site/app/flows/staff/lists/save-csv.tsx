import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { ReactNode } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { useConsole } from "../console.ts";
import { useParts } from "../use-press.ts";
import { type Cell, downloadCsv } from "./csv.ts";
import type { List } from "./use-list.ts";

const { csv: words } = consoleFrameWords;

/** A column of a list, for the table and for the saved file. */
export interface SavedColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** The value in the file, if the shown cell is more than a text. */
  csv?: (row: Row) => Cell;
  look?: string;
}

interface SaveCsvProps<Row> {
  list: List<Row>;
  /** Part of the file's name. */
  caption: string;
  columns: readonly SavedColumn<Row>[];
}

/** Button that saves all rows of the filter, not only this page, as CSV. */
export function SaveCsv<Row>({ list, caption, columns }: SaveCsvProps<Row>) {
  const { tell } = useConsole();
  const { state, buttonState, read } = useParts();
  const save = () =>
    read(list.everything, ({ rows, isCut }) => {
      downloadCsv(caption, cellsOf(rows, columns));
      const count = String(rows.length);
      if (isCut) tell(fill(words.cut, { count }), { kind: "warning" });
      else tell(fill(words.saved, { count }));
    });
  return (
    <>
      <Button look="secondary" icon="download" state={buttonState} onClick={save}>
        {words.save}
      </Button>
      <PressFailed state={state} />
    </>
  );
}

/** Converts rows to cells, with a heading row. Columns of buttons are left out. */
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

/** Saves a cell that is shown as a text or a number as it is, others empty. */
function plain<Row>(cell: SavedColumn<Row>["cell"]): (row: Row) => Cell {
  return (row) => {
    const shown = cell(row);
    return typeof shown === "string" || typeof shown === "number" ? shown : null;
  };
}
