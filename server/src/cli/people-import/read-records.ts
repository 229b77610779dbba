import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { CsvError, parse } from "csv-parse";
import { parser } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { CommandFailed } from "../command-failed.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** A record of a file with the line on which it begins, or the problems that kept it from being read. */
export type ReadRecord<Of> = { line: number; record: Of } | { line: number; problems: Problems };

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/**
 * The rows of a CSV by the names of its columns, one after the other.
 * @param checkNames throws where the columns are not the expected ones
 * @throws CommandFailed when the rest cannot be split into rows
 */
export async function* readCsv(
  path: string,
  checkNames: (names: readonly string[]) => void,
): AsyncGenerator<ReadRecord<Readonly<Record<string, string>>>> {
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
        names = record.map((name) => name.trim());
        checkNames(names);
        continue;
      }
      const line = info.lines - linesWithin(record);
      if (record.length !== names.length) {
        const problem = `${record.length} values under ${names.length} names.`;
        yield { line, problems: { row: problem } };
        continue;
      }
      const entries = names.map((name, at) => [name, record[at] ?? ""] as const);
      yield { line, record: Object.fromEntries(entries) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines = 0 } = error as { lines?: number };
    throw new CommandFailed(
      `${path}, line ${lines}: a quote is not closed or stands inside a value. Put the whole value in quotes and write each quote inside it twice. What stands before it was dealt with.`,
    );
  }
}

const linesWithin = (record: readonly string[]) =>
  record.reduce((sum, value) => sum + (value.match(/\r\n|\n|\r/g)?.length ?? 0), 0);

/** The objects of an NDJSON, one after the other. */
export async function* readNdjson(path: string): AsyncGenerator<ReadRecord<JsonObject>> {
  let line = 0;
  for await (const text of linesOf(path)) {
    line += 1;
    const whole = line === 1 ? text.replace(/^\uFEFF/, "") : text;
    if (whole.trim() !== "") yield objectIn(line, whole);
  }
}

/** A line ends at a line feed alone: Node's `readline` ends one at U+2028 as well, which may stand in a text of JSON. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let last = "";
  for await (const chunk of createReadStream(path, "utf8")) {
    const [first = "", ...others] = String(chunk).split("\n");
    last += first;
    for (const next of others) {
      yield last;
      last = next;
    }
  }
  if (last !== "") yield last;
}

function objectIn(line: number, text: string): ReadRecord<JsonObject> {
  try {
    return asObject(line, JSON.parse(text));
  } catch {
    return { line, problems: { row: "It is no JSON." } };
  }
}

function asObject(line: number, value: unknown): ReadRecord<JsonObject> {
  return isObject(value)
    ? { line, record: value }
    : { line, problems: { row: "It is no object." } };
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The objects of one array of a JSON document, one after the other; each is numbered from 1, in place of a line number.
 * @param list the key of the array; null where the document is the array
 * @throws CommandFailed for invalid JSON, or without such an array
 */
export async function* readJson(
  path: string,
  list: string | null,
): AsyncGenerator<ReadRecord<JsonObject>> {
  const options = { packValues: true, streamValues: false };
  const stages =
    list === null
      ? [streamArray.withParserAsStream(options)]
      : [parser.asStream(options), pick.asStream({ filter: list }), streamArray.asStream()];
  // An error of any stage destroys the last one, whose error reaches the loop below.
  const items = pipeline([createReadStream(path), ...stages] as never, () => {});
  let line = 0;
  try {
    for await (const { value } of items as unknown as AsyncIterable<{ value: unknown }>) {
      line += 1;
      yield asObject(line, value);
    }
  } catch (error) {
    if (error instanceof CommandFailed) throw error;
    const where = line === 0 ? "" : ` behind its entry ${line}; what stands before was dealt with`;
    throw new CommandFailed(`${path} is no whole JSON document${where}.`);
  }
}
