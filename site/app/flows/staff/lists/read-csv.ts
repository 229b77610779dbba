/** A row of a file: the line on which it begins, and its values by column name. */
export interface CsvRow {
  line: number;
  values: Readonly<Record<string, string>>;
}

type ReadCsv =
  | { is: "read"; rows: readonly CsvRow[]; columns: readonly string[]; text: string }
  /** Not UTF-8, not CSV, or a line (`line`, if known) has another number of values than the first. */
  | { is: "unreadable"; line: number | null };

/** Reads a CSV file (RFC 4180) whose first line names the columns. Loads the parser on first use. */
export async function readCsv(file: Blob): Promise<ReadCsv> {
  const { CsvError, parse } = await import("csv-parse/browser/esm/sync");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    const read = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      info: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      skip_empty_lines: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    const rows = read.map(({ record: values, info }) => ({
      line: info.lines - linesWithin(values),
      values,
    }));
    return { is: "read", rows, columns: Object.keys(rows[0]?.values ?? {}), text };
  } catch (error) {
    const line = error instanceof CsvError ? Number(error.lines) : Number.NaN;
    return { is: "unreadable", line: Number.isNaN(line) ? null : line };
  }
}

/** Counts the line breaks within quoted values, so that rows are numbered by the line on which they begin. */
function linesWithin(values: Readonly<Record<string, string>>): number {
  const breaks = Object.values(values).map((value) => value.match(/\r\n|\n|\r/g)?.length ?? 0);
  return breaks.reduce((sum, each) => sum + each, 0);
}
