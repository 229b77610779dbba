import type { Problems } from "@frontdoor/contract/problems.ts";
import {
  type ImportedRow,
  importColumnNames,
} from "@frontdoor/contract/products/import-columns.ts";
import { CommandFailed } from "../command-failed.ts";
import type { ExaminedFile } from "./examine-file.ts";
import { type JsonObject, readCsv, readNdjson } from "./read-records.ts";

/** A row of a file with the line on which it begins, or the problems that kept it from being read. */
export type ReadPerson =
  | { line: number; person: ImportedRow }
  | { line: number; problems: Problems };

export const isColumn = (name: string) => importColumnNames.some((known) => known === name);
export const unknownColumn = "No column has this name.";

/**
 * The rows of a file with our own columns, one after the other; only a few are in memory at once.
 * @throws CommandFailed when the rest cannot be split into rows
 */
export async function* readPeople({ path, form }: ExaminedFile): AsyncGenerator<ReadPerson> {
  if (form === "json") {
    throw new CommandFailed(
      `${path} is no NDJSON: write one whole object on each line. Of an export of another system --from says which.`,
    );
  }
  if (form === "ndjson") {
    for await (const read of readNdjson(path)) {
      yield "record" in read ? personOf(read.line, read.record) : read;
    }
    return;
  }
  for await (const read of readCsv(path, (names) => checkNames(path, names))) {
    yield "record" in read ? { line: read.line, person: read.record } : read;
  }
}

/** @throws CommandFailed */
function checkNames(path: string, names: readonly string[]): void {
  const unknown = names.filter((name) => !isColumn(name));
  const repeated = names.filter((name, at) => names.indexOf(name) < at);
  const faults = [
    ...unknown.map((name) => `${path}, line 1, column ${name}: ${unknownColumn}`),
    ...repeated.map((name) => `${path}, line 1, column ${name}: It is named twice.`),
  ];
  if (faults.length === 0) return;
  throw new CommandFailed(
    [...faults, `The columns are ${importColumnNames.join(", ")}.`].join("\n"),
  );
}

function personOf(line: number, record: JsonObject): ReadPerson {
  const entries = Object.entries(record).map(([name, value]) => [name, textIn(value)] as const);
  const problems = Object.fromEntries(
    entries.flatMap(([name, value]) => {
      if (!isColumn(name)) return [[name, unknownColumn]];
      return value === null ? [[name, "It is a text, true, false or null."]] : [];
    }),
  );
  if (Object.keys(problems).length > 0) return { line, problems };
  return { line, person: Object.fromEntries(entries) as ImportedRow };
}

/** A number may have lost its leading zeros. */
function textIn(value: unknown): string | null {
  if (value === null) return "";
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" ? value : null;
}
