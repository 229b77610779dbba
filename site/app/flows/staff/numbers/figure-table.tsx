import type { ReactNode } from "react";
import { scrolledByKeys } from "../lists/scrolled-by-keys.ts";

interface FigureTableProps {
  label: string;
  heads: readonly string[];
  /** The cells of each row, by a key of its own. */
  rows: readonly (readonly [key: string, cells: readonly ReactNode[]])[];
  /** The column that names a row: the first by default. */
  namedBy?: number;
  className?: string;
}

/** A table of figures that scrolls sideways. */
export function FigureTable(props: FigureTableProps) {
  const { label, heads, rows, namedBy = 0, className = "table-scroll" } = props;
  return (
    <section className={className} {...scrolledByKeys} aria-label={label}>
      <table className="grid">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, cells]) => (
            <tr key={key}>
              {cells.map((cell, at) =>
                at === namedBy ? (
                  <th key={heads[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[at]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
