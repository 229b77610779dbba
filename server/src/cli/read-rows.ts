import { readFileSync } from "node:fs";
import { parseCsv } from "../seed/csv.ts";
import { CommandFailed } from "./command.ts";

/**
 * The rows of a CSV file, each read by `read`. Nothing is returned when one row is wrong.
 * @param needed columns that the first line must name
 * @throws CommandFailed that names the file, and the line where there is one
 */
export function readRows<T>(
  file: string,
  needed: readonly string[],
  read: (row: Record<string, string>) => T,
): T[] {
  const rows = parse(file);
  const missing = needed.filter((name) => rows[0] !== undefined && !(name in rows[0]));
  if (missing.length > 0) {
    throw new CommandFailed(`${file}: the first line must name ${missing.join(", ")}.`);
  }
  return rows.map((row, index) => {
    try {
      return read(row);
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      throw new CommandFailed(`Line ${index + 2}: ${error.message}`);
    }
  });
}

/**
 * Whether a row is active: `true` or `false` as spreadsheets write them, in any case; empty is true.
 * @throws CommandFailed for any other value: a guess might show what was to be hidden
 */
export function isActive({ active = "" }: Record<string, string>): boolean {
  const word = active.trim().toLowerCase();
  if (word === "false") return false;
  if (word === "true" || word === "") return true;
  throw new CommandFailed(`active is true or false, not ${JSON.stringify(active)}.`);
}

function parse(file: string): Record<string, string>[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new CommandFailed(`The file ${file} cannot be read.`);
  }
  try {
    return parseCsv(text);
  } catch (error) {
    throw new CommandFailed(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
