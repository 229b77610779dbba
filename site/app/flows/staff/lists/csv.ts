import { csvCell } from "@frontdoor/contract/csv-cell.ts";

/** A cell of a saved table. */
export type Cell = string | number | null;

/** Converts a table to CSV (RFC 4180), in UTF-8 with a byte order mark for spreadsheets. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  return csvCell(cell);
}
