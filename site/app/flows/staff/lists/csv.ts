import { csvCell } from "@frontdoor/contract/csv-cell.ts";
import { downloadFile, ofToday } from "../../../client/download-file.ts";

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

/** Downloads a table as a CSV file. Its name has the caption and today's date. */
export function downloadCsv(caption: string, rows: readonly (readonly Cell[])[]): void {
  const name = caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  downloadFile(ofToday(name), "csv", csvOf(rows));
}
