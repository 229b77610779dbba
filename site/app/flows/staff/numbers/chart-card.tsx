import { consoleNumbersWords as words } from "@frontdoor/words/staff/numbers.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { ReactNode } from "react";
import { giveFile, ofToday } from "../../../client/give-file.ts";
import { Button } from "../../../ui/button.tsx";
import { type Cell, csvOf } from "../lists/csv.ts";

interface ChartCardProps {
  /** Also the name of the file. */
  name: keyof typeof words.charts;
  /** The same numbers as a table, the heading row first. */
  table: readonly (readonly Cell[])[];
  children: ReactNode;
}

/** A chart with its title and its numbers as a table, which can be saved. */
export function ChartCard({ name, table, children }: ChartCardProps) {
  const { title, about } = words.charts[name];
  const id = `chart-${name}`;
  return (
    <section className="box chart-card" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted">{about}</p>
      </div>
      {children}
      <SavedTable name={name} title={title} table={table} />
    </section>
  );
}

interface SavedTableProps {
  name: string;
  title: string;
  table: readonly (readonly Cell[])[];
}

const scrolledByKeys = { tabIndex: 0 };

/** A table that opens below a chart, and can be saved. */
function SavedTable({ name, title, table }: SavedTableProps) {
  const [head = [], ...rows] = table;
  return (
    <div className="chart-card__foot">
      <details>
        <summary>{words.table}</summary>
        <section
          className="table-scroll chart-table"
          {...scrolledByKeys}
          aria-label={fill(words.tableOf, { title })}
        >
          <table className="grid">
            <thead>
              <tr>
                {head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, at) => (
                    <td key={head[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <SaveButton name={name} table={table} />
    </div>
  );
}

export function SaveButton({ name, table }: Pick<SavedTableProps, "name" | "table">) {
  return (
    <Button
      look="secondary"
      icon="download"
      onClick={() => giveFile(ofToday(name), "csv", csvOf(table))}
    >
      {words.save}
    </Button>
  );
}
