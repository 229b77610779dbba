import { CsvFault, parseCsv } from "../../directory/seed/csv.ts";
import { CommandFailed } from "../command-failed.ts";
import { readFile } from "../read-file.ts";

/** A parsed row of a file, with the line on which it begins. */
export interface FileRow<T> {
  line: number;
  value: T;
}

/** An invalid value of a row. */
export class FaultyValue extends Error {
  override name = "FaultyValue";
  readonly column: string;
  constructor(column: string, problem: string) {
    super(problem);
    this.column = column;
  }
}

/**
 * The rows of a CSV file, each parsed by `read`.
 * @param needed columns that the first line must name
 * @throws CommandFailed that names file, line and column, if one row is invalid
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
 * Whether a row is active: `true` or `false` as spreadsheets write them, in upper or lower case; empty is true.
 * @throws FaultyValue for any other value: a guess might show something that was to be hidden
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
