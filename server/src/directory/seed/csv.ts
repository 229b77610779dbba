import { CsvError, type CsvErrorCode, parse } from "csv-parse/sync";

/** A row of a CSV under the names of its first line. */
export interface CsvRow {
  /** The line of the file on which the row begins; the heading is line 1. */
  line: number;
  values: Record<string, string>;
}

/** What is wrong with a CSV, and where: the message names file, line and column. */
export class CsvFault extends Error {
  override name = "CsvFault";
  constructor(file: string, line: number, column: string, problem: string) {
    super(`${file}, line ${line}, column ${column}: ${problem}`);
  }
}

/**
 * The rows of a CSV file (RFC 4180, UTF-8, lines that end in any of the three ways). Nothing is guessed:
 * what a spreadsheet would read in two ways is a fault. The byte order mark of a spreadsheet and empty
 * lines are left out.
 * @param file how a fault names it
 * @param needed columns that the first line must name
 * @throws CsvFault for the first fault
 */
export function parseCsv(
  bytes: Uint8Array,
  file: string,
  needed: readonly string[] = [],
): CsvRow[] {
  const faultAt = faultsOf(file);
  // As in UTF-16; behind a quote the parser takes it for the end.
  if (bytes.includes(0)) throw faultAt(1, 0, notUtf8);
  const text = decode(bytes);
  const [heading, ...rows] = split(text ?? Buffer.from(bytes).toString("utf8"), faultAt);
  const names = heading?.values ?? [];
  if (text === null) throw unreadable(names, rows, faultAt);
  checkNames(names, needed, faultAt);
  return rows.map(({ line, values }) => ({
    line,
    values: Object.fromEntries(names.map((name, column) => [name, values[column] ?? ""])),
  }));
}

type FaultAt = (
  line: number,
  column: number,
  problem: string,
  names?: readonly string[],
) => CsvFault;

/** A column is told by its name, or by its number where it has none. */
const faultsOf =
  (file: string): FaultAt =>
  (line, column, problem, names = []) =>
    new CsvFault(file, line, names[column] || String(column + 1), problem);

interface Line {
  line: number;
  values: string[];
}

function split(text: string, faultAt: FaultAt): Line[] {
  const counter = createLineCounter(Buffer.from(text));
  const lines: Line[] = [];
  try {
    parse(text, {
      record_delimiter: ["\r\n", "\n", "\r"],
      skip_empty_lines: true,
      on_record: (values: string[], { bytes }) => {
        lines.push({ line: counter.nextRecord(bytes), values });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const names = lines[0]?.values ?? [];
    const { column, problem } = explain(error, names);
    throw faultAt(counter.nextRecord(), column, problem, names);
  }
  return lines;
}

function explain(error: CsvError, names: readonly string[]): { column: number; problem: string } {
  const { record } = error as { record?: unknown };
  if (Array.isArray(record)) {
    const column = Math.min(record.length, names.length);
    return { column, problem: `${record.length} values under ${names.length} names.` };
  }
  const { column } = error as { column?: unknown };
  const place = typeof column === "number" ? column : 0;
  return { column: place, problem: quoteProblems[error.code] ?? error.message };
}

const quoted = "Put the whole value in quotes and write each quote inside it twice.";
const quoteProblems: Partial<Record<CsvErrorCode | "INVALID_OPENING_QUOTE", string>> = {
  INVALID_OPENING_QUOTE: `A quote stands inside a value that does not begin with one. ${quoted}`,
  CSV_INVALID_CLOSING_QUOTE: `Something follows the quote that ends the value. ${quoted}`,
  CSV_QUOTE_NOT_CLOSED: "The quote that begins the value is never closed.",
};

function checkNames(names: readonly string[], needed: readonly string[], faultAt: FaultAt): void {
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const [only = ""] = names;
    const advice = names.length === 1 && /[;\t]/.test(only) ? " Separate them by commas." : "";
    const problem = `The first line must name ${missing.join(", ")}.${advice}`;
    throw faultAt(1, names.length, problem);
  }
  for (const [column, name] of names.entries()) {
    if (name.trim() === "") throw faultAt(1, column, "The column has no name.");
    if (names.indexOf(name) < column) throw faultAt(1, column, `${name} is named twice.`);
  }
}

/** UTF-8 without its byte order mark; null when it is something else. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const notUtf8 = "This is not UTF-8. Save the file as CSV UTF-8.";

function unreadable(names: readonly string[], rows: readonly Line[], faultAt: FaultAt): CsvFault {
  for (const { line, values } of [{ line: 1, values: [...names] }, ...rows]) {
    const column = values.findIndex((value) => value.includes("\uFFFD"));
    if (column !== -1) return faultAt(line, column, notUtf8, names);
  }
  return faultAt(1, 0, notUtf8);
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/**
 * Tells on which line of a text each record begins, whichever way its lines end, empty ones and the line
 * breaks inside quotes included: what the parser counts itself is one too many for each CRLF in quotes.
 */
function createLineCounter(text: Uint8Array) {
  let position = 0;
  let line = 1;

  function step(): void {
    const byte = text[position];
    const isCrLf = byte === carriageReturn && text[position + 1] === lineFeed;
    if (byte === lineFeed || byte === carriageReturn) line += 1;
    position += isCrLf ? 2 : 1;
  }

  return {
    /** The line on which the next record begins. @param end where that record ends, in bytes */
    nextRecord(end = position): number {
      while (text[position] === lineFeed || text[position] === carriageReturn) step();
      const begins = line;
      while (position < end) step();
      return begins;
    },
  };
}
