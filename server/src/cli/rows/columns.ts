/** Rows of text below one another, each column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): string {
  const width = (column: number) =>
    Math.max(0, ...rows.map((row) => [...(row[column] ?? "")].length));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + " ".repeat(width(column) - [...cell].length))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A list of records as a table under the names of the first one's fields. */
export function table(records: readonly Record<string, unknown>[], nothing: string): string {
  const [first] = records;
  if (first === undefined) return nothing;
  const names = Object.keys(first);
  return columns([names, ...records.map((record) => names.map((name) => cell(record[name])))]);
}

/** One record, a line for each field. */
export function card(record: Record<string, unknown>): string {
  return columns(Object.entries(record).map(([name, value]) => [name, cell(value)]));
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "-";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
