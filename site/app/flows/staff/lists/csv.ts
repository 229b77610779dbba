import { csvCell } from "@frontdoor/contract/csv-cell.ts";

/** A cell of a table that is saved: a number, or a text. */
export type Cell = string | number | null;

/** A table as CSV (RFC 4180), in UTF-8 with the mark by which spreadsheets know it. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  return csvCell(cell);
}
