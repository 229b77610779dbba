import { fill } from "@frontdoor/words/text/fill.ts";

/** A row of a file: the line on which it begins, and its values by column name. */
export interface CsvRow {
  line: number;
  values: Readonly<Record<string, string>>;
}

interface CsvFile {
  rows: readonly CsvRow[];
  columns: readonly string[];
}

type CsvWords = Readonly<
  Record<"unreadable" | "unreadableAll" | "none" | "tooMany" | "namedTwice", string>
>;

/** A first line that is separated by `;`, as a spreadsheet of South Africa saves it: no column of ours has one. */
const isBySemicolons = (text: string) => /^[^,\r\n]*;/.test(text);

/**
 * Reads a CSV file (RFC 4180) in UTF-8 whose first line names the columns. Loads the parser on first use.
 * @returns the file, or why it cannot be taken: it is none, names a column twice, has no rows, or more than `most`
 */
export async function readCsv(
  file: Blob,
  most: number,
  words: CsvWords,
): Promise<CsvFile | string> {
  const { CsvError, parse } = await import("csv-parse/browser/esm/sync");
  let repeated: string | undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    const read = parse(text, {
      bom: true,
      delimiter: isBySemicolons(text) ? ";" : ",",
      columns: (names: string[]) => {
        const trimmed = names.map((name) => name.trim());
        // A spreadsheet saves empty columns behind the last one: none of them has a name.
        repeated = trimmed.find((name, at) => name !== "" && trimmed.indexOf(name) < at);
        return trimmed;
      },
      info: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      skip_empty_lines: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    const rows = read.map(({ record: values, info }) => ({
      line: info.lines - linesWithin(values),
      values,
    }));
    if (repeated !== undefined) return fill(words.namedTwice, { name: repeated });
    if (rows.length === 0) return words.none;
    if (rows.length > most) return fill(words.tooMany, { count: rows.length, most });
    return { rows, columns: Object.keys(rows[0]?.values ?? {}) };
  } catch (error) {
    const line = error instanceof CsvError ? Number(error.lines) : Number.NaN;
    return Number.isNaN(line) ? words.unreadableAll : fill(words.unreadable, { line });
  }
}

/** Counts the line breaks within quoted values, so that rows are numbered by the line on which they begin. */
function linesWithin(values: Readonly<Record<string, string>>): number {
  const breaks = Object.values(values).map((value) => value.match(/\r\n|\n|\r/g)?.length ?? 0);
  return breaks.reduce((sum, each) => sum + each, 0);
}
