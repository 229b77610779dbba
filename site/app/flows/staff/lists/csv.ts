/** A cell of a table that is saved: a number, or a text. */
export type Cell = string | number | null;

/**
 * A table as CSV (RFC 4180), in UTF-8 with the mark by which spreadsheets know it. A text that a spreadsheet would take
 * for a formula begins with an apostrophe, so that it is shown and not run.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

function cellOf(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  // Blanks before it are skipped by some, and full-width signs mean the same to others.
  const isFormula =
    /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]/.test(cell) || /^[\t\r\n]/.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
