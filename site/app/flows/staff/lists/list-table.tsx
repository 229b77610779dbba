import { useRef, useState } from "react";
import { Loading } from "../../../ui/loading.tsx";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { Failed } from "./failed.tsx";
import { Pages } from "./pages.tsx";
import { SaveCsv, type SavedColumn } from "./save-csv.tsx";
import { scrolledByKeys } from "./scrolled-by-keys.ts";
import type { List } from "./use-list.ts";

export interface Column<Row> extends SavedColumn<Row> {
  /** `wide` may wrap; `only-wide` is hidden on narrow screens; `end` holds buttons under a hidden heading. */
  look?: "wide" | "only-wide" | "end";
}

/** What tells rows apart: their id, where they have one. */
type KeyOf<Row> = Row extends { id: string }
  ? { keyOf?: (row: Row) => string }
  : { keyOf: (row: Row) => string };

interface TableProps<Row> {
  list: List<Row>;
  /** The caption, and what is shown if there are no rows. */
  words: Record<"caption" | "empty", string>;
  columns: readonly Column<Row>[];
  isFailing?: (row: Row) => boolean;
  /** Called with the chosen row, to show it beside the table. */
  onChoose?: (row: Row) => void;
  /** The id of the chosen row, if it is not the row that had the focus last. */
  chosen?: string | undefined;
}

const idOf = (row: unknown) => String(Object(row).id);

const classOf = { wide: "wide", "only-wide": "only-wide", end: "grid__end" } as const;

/**
 * A page of a list as a table. `j` and `k` choose a row and focus its first control, so that Enter opens it. Before a
 * row is chosen, Enter opens the first.
 */
export function ListTable<Row>(props: TableProps<Row> & KeyOf<Row>) {
  const { list, columns, keyOf = idOf, isFailing, onChoose, chosen } = props;
  const { caption, empty } = props.words;
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState(0);
  const { state } = list;
  const rows = state.at === "shown" ? state.rows : [];
  const controlOf = (index: number) =>
    body.current?.rows[index]?.querySelector<HTMLElement>("a,button");
  const choose = (index: number) => {
    const within = Math.min(Math.max(index, 0), rows.length - 1);
    controlOf(within)?.focus();
  };
  const isInside = () => body.current?.contains(document.activeElement) ?? false;
  useShortcuts({
    j: () => choose(isInside() ? at + 1 : at),
    k: () => choose(isInside() ? at - 1 : at),
    Enter: () => {
      const isOurs = document.activeElement === document.body;
      if (isOurs) controlOf(at)?.click();
      return isOurs;
    },
  });
  if (state.at === "failed") return <Failed error={state.error} onAgain={list.reload} />;
  const isChosen = (row: Row, index: number) =>
    chosen === undefined ? index === Math.min(at, rows.length - 1) : keyOf(row) === chosen;
  return (
    <div className="table-card" aria-busy={state.at === "loading"}>
      <section className="table-scroll" {...scrolledByKeys} aria-label={caption}>
        <table className="grid grid--list">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ head, look }) => (
                <th key={head} scope="col" className={look && classOf[look]}>
                  {look === "end" ? <span className="visually-hidden">{head}</span> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, index) => (
              <tr
                key={keyOf(row)}
                className={[
                  isFailing?.(row) ? "is-failing" : "",
                  isChosen(row, index) ? "is-on" : "",
                ]
                  .filter(Boolean)
                  .join(" ")}
                onFocus={() => {
                  setAt(index);
                  onChoose?.(row);
                }}
              >
                {columns.map(({ head, look, cell }) => (
                  <td key={head} className={look && classOf[look]} data-head={head}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {state.at === "loading" && <Loading />}
        {state.at === "shown" && rows.length === 0 && <p className="staff-empty">{empty}</p>}
      </section>
      {(rows.length > 0 || list.newer !== null) && (
        <Pages
          from={list.before + 1}
          to={list.before + rows.length}
          newer={list.newer}
          older={list.older}
        >
          <SaveCsv list={list} caption={caption} columns={columns} />
        </Pages>
      )}
    </div>
  );
}
