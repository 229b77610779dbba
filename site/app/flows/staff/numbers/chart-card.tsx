import { consoleNumbersWords as words } from "@frontdoor/words/staff/numbers.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { ReactNode } from "react";
import { downloadFile, ofToday } from "../../../client/download-file.ts";
import { Button } from "../../../ui/button.tsx";
import { type Cell, csvOf } from "../lists/csv.ts";
import { FigureTable } from "./figure-table.tsx";

interface CardProps {
  id: string;
  title: string;
  about: string;
  /** The name of the file in which the table is saved. */
  name: string;
  /** The numbers as a table, the heading row first. */
  table: readonly (readonly Cell[])[];
  /** Shown beside the button that saves the table. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Numbers under a title, which can be saved. */
export function Card({ id, title, about, name, table, foot, children }: CardProps) {
  return (
    <section className="box chart-card" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="muted">{about}</p>
      </div>
      {children}
      <div className="chart-card__foot">
        {foot}
        <Button
          look="secondary"
          icon="download"
          onClick={() => downloadFile(ofToday(name), "csv", csvOf(table))}
        >
          {words.save}
        </Button>
      </div>
    </section>
  );
}

interface ChartCardProps extends Pick<CardProps, "table" | "children"> {
  /** Also the name of the file. */
  name: keyof typeof words.charts;
}

/** A chart with its title and its numbers as a table that opens below it. */
export function ChartCard({ name, table, children }: ChartCardProps) {
  const { title, about } = words.charts[name];
  const [head = [], ...rows] = table;
  const foot = (
    <details>
      <summary>{words.table}</summary>
      <FigureTable
        className="table-scroll chart-table"
        label={fill(words.tableOf, { title })}
        heads={head.map(String)}
        rows={rows.map((cells) => [String(cells[0]), cells])}
      />
    </details>
  );
  return (
    <Card id={`chart-${name}`} {...{ title, about, name, table, foot }}>
      {children}
    </Card>
  );
}
