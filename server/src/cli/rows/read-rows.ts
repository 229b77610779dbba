import { CsvFault, parseCsv } from "../../directory/seed/csv.ts";
import { CommandFailed } from "../command-failed.ts";
import { readFile } from "../read-file.ts";

/** A row of a file, read, with the line on which it begins. */
export interface FileRow<T> {
  line: number;
  value: T;
}

/** A value that a row cannot have. */
export class FaultyValue extends Error {
  override name = "FaultyValue";
  readonly column: string;
  constructor(column: string, problem: string) {
    super(problem);
    this.column = column;
  }
}

/**
 * The rows of a CSV file, each read by `read`. Nothing is returned when one row is wrong.
 * @param needed columns that the first line must name
 * @throws CommandFailed that names file, line and column
 */
export function readRows<T>(
  file: string,
  needed: readonly string[],
  read: (row: Record<string, string>) => T,
): FileRow<T>[] {
  return parse(file, needed).map(({ line, values }) => {
    try {
      return { line, value: read(values) };
    } catch (error) {
      if (!(error instanceof FaultyValue)) throw error;
      throw new CommandFailed(new CsvFault(file, line, error.column, error.message).message);
    }
  });
}

/**
 * Whether a row is active: `true` or `false` as spreadsheets write them, in any case; empty is true.
 * @throws FaultyValue for any other value: a guess might show what was to be hidden
 */
export function isActive({ active = "" }: Record<string, string>): boolean {
  const word = active.trim().toLowerCase();
  if (word === "false") return false;
  if (word === "true" || word === "") return true;
  throw new FaultyValue("active", `It is true or false, not ${JSON.stringify(active)}.`);
}

function parse(file: string, needed: readonly string[]) {
  const bytes = readFile(file);
  try {
    return parseCsv(bytes, file, needed);
  } catch (error) {
    if (error instanceof CsvFault) throw new CommandFailed(error.message);
    throw error;
  }
}
