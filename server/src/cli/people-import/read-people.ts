import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Problems } from "@frontdoor/contract/problems.ts";
import {
  type ImportedRow,
  importColumnNames,
} from "@frontdoor/contract/products/import-columns.ts";
import { maximumImportedText } from "@frontdoor/contract/products/import-people.ts";
import { CsvError, parse } from "csv-parse";
import { CommandFailed } from "../command-failed.ts";
import type { ExaminedFile } from "./examine-file.ts";

/** A row of a file with the line on which it begins, or what kept it from being read. */
export type ReadPerson =
  | { line: number; person: ImportedRow }
  | { line: number; problems: Problems };

const isColumn = (name: string) => importColumnNames.some((known) => known === name);
const unknownColumn = "No column has this name.";

/**
 * The rows of a file one after the other; no more than a few of them are held at once.
 * @throws CommandFailed when the rest cannot be told into rows
 */
export async function* readPeople(file: ExaminedFile): AsyncGenerator<ReadPerson> {
  for await (const read of file.form === "csv" ? readCsv(file.path) : readNdjson(file.path)) {
    yield "person" in read ? bounded(read) : read;
  }
}

function bounded(read: { line: number; person: ImportedRow }): ReadPerson {
  const long = importColumnNames.filter(
    (column) => (read.person[column]?.length ?? 0) > maximumImportedText,
  );
  if (long.length === 0) return read;
  const problem = `It has more than ${maximumImportedText} characters.`;
  return { line: read.line, problems: Object.fromEntries(long.map((column) => [column, problem])) };
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

async function* readCsv(path: string): AsyncGenerator<ReadPerson> {
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      info: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  );
  let names: readonly string[] | null = null;
  try {
    for await (const item of parser) {
      const { record, info }: CsvRecord = item;
      if (names === null) {
        names = checkedNames(path, record);
        continue;
      }
      const line = info.lines - linesWithin(record);
      if (record.length !== names.length) {
        const problem = `${record.length} values under ${names.length} names.`;
        yield { line, problems: { row: problem } };
        continue;
      }
      yield { line, person: Object.fromEntries(names.map((name, at) => [name, record[at] ?? ""])) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines = 0 } = error as { lines?: number };
    throw new CommandFailed(
      `${path}, line ${lines}: a quote is not closed or stands inside a value. Put the whole value in quotes and write each quote inside it twice. What stands before it was dealt with.`,
    );
  }
}

/** @throws CommandFailed */
function checkedNames(path: string, record: readonly string[]): readonly string[] {
  const names = record.map((name) => name.trim());
  const unknown = names.filter((name) => !isColumn(name));
  const repeated = names.filter((name, at) => names.indexOf(name) < at);
  const faults = [
    ...unknown.map((name) => `${path}, line 1, column ${name}: ${unknownColumn}`),
    ...repeated.map((name) => `${path}, line 1, column ${name}: It is named twice.`),
  ];
  if (faults.length > 0) {
    throw new CommandFailed(
      [...faults, `The columns are ${importColumnNames.join(", ")}.`].join("\n"),
    );
  }
  return names;
}

const linesWithin = (record: readonly string[]) =>
  record.reduce((sum, value) => sum + (value.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

async function* readNdjson(path: string): AsyncGenerator<ReadPerson> {
  const lines = createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const whole = line === 1 ? text.replace(/^\uFEFF/, "") : text;
    if (whole.trim() !== "") yield personOf(line, whole);
  }
}

function personOf(line: number, text: string): ReadPerson {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { line, problems: { row: "It is no JSON." } };
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    return { line, problems: { row: "It is no object." } };
  }
  const entries = Object.entries(parsed).map(([name, value]) => [name, textIn(value)] as const);
  const problems = Object.fromEntries(
    entries.flatMap(([name, value]) => {
      if (!isColumn(name)) return [[name, unknownColumn]];
      return value === null ? [[name, "It is a text, true, false or null."]] : [];
    }),
  );
  if (Object.keys(problems).length > 0) return { line, problems };
  return { line, person: Object.fromEntries(entries) as ImportedRow };
}

/** A number might have lost its first zeros. */
function textIn(value: unknown): string | null {
  if (value === null) return "";
  if (typeof value === "boolean") return String(value);
  return typeof value === "string" ? value : null;
}
