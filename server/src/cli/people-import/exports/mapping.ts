import { readFileSync } from "node:fs";
import type { Problems } from "@frontdoor/contract/problems.ts";
import {
  type ImportColumnName,
  type ImportedRow,
  importColumnNames,
} from "@frontdoor/contract/products/import-columns.ts";
import * as z from "zod/mini";
import { CommandFailed } from "../../command-failed.ts";
import { isColumn, unknownColumn } from "../read-people.ts";
import type { JsonObject } from "../read-records.ts";
import { type Value, valueAt } from "./value-at.ts";

const pathOf = z.union([z.string(), z.array(z.string())]);
const parts = ["beforeLastSpace", "afterLastSpace"] as const;
const source = z.union([
  pathOf,
  z.null(),
  z.strictObject({ value: z.string() }),
  z.strictObject({
    from: pathOf,
    part: z.optional(z.enum(parts)),
    values: z.optional(z.record(z.string(), z.string())),
    otherwise: z.optional(z.string()),
  }),
]);
type Source = z.output<typeof source>;

/** The source of each column: a path in the record, a value for everybody, or nothing (`null`). */
export type Mapping = { [Column in ImportColumnName]?: Source };

const howTo =
  'Write a path ("attributes.phone"), { "value": … }, { "from": path, "values": { … }, "otherwise": …, "part": … } or null.';

/** @throws CommandFailed that lists all its errors */
export function readMapping(path: string): Mapping {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch {
    throw new CommandFailed(`${path} cannot be read as JSON.`);
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) {
    throw new CommandFailed(`${path} is no JSON object whose keys are columns.`);
  }
  const entries = Object.entries(read);
  const faults = entries.flatMap(([column, of]) => {
    if (!isColumn(column)) return [`${path}, ${column}: ${unknownColumn}`];
    return z.safeParse(source, of).success ? [] : [`${path}, ${column}: ${howTo}`];
  });
  if (faults.length > 0) throw new CommandFailed(faults.join("\n"));
  if (!Object.hasOwn(read, "realm")) {
    throw new CommandFailed(`${path} has no realm. Write "realm": { "value": "practice" }.`);
  }
  return Object.fromEntries(entries) as Mapping;
}

/** A person with the mapping applied: its values replace those of the system's own columns. */
export function mapped(
  mapping: Mapping,
  record: JsonObject,
  { person, problems }: { person: ImportedRow; problems: Problems },
): { person: ImportedRow; problems: Problems } {
  const row: ImportedRow = { ...person };
  const found: Record<string, string> = { ...problems };
  for (const column of importColumnNames) {
    const of = mapping[column];
    if (of === undefined) continue;
    delete found[column];
    const value = of === null ? { text: "" } : mappedValue(of, record);
    if ("problem" in value) found[column] = value.problem;
    else row[column] = value.text;
  }
  // There people log in with their address.
  if (row.realm === "academic" && mapping.username === undefined) row.username = "";
  return { person: row, problems: found };
}

function mappedValue(of: Exclude<Source, null>, record: JsonObject): Value {
  if (typeof of === "string" || Array.isArray(of)) return valueAt(record, keysOf(of));
  if ("value" in of) return { text: of.value };
  const { from, part, values, otherwise } = of;
  const value = valueAt(record, keysOf(from));
  if ("problem" in value) return value;
  const text = part === undefined ? value.text : partOf(value.text.trim(), part);
  if (text === "") return { text: otherwise ?? "" };
  if (values === undefined) return { text };
  if (Object.hasOwn(values, text)) return { text: values[text] ?? "" };
  return otherwise === undefined
    ? { problem: "The mapping has no entry for this value." }
    : { text: otherwise };
}

const keysOf = (path: string | readonly string[]) =>
  typeof path === "string" ? path.split(".") : path;

function partOf(text: string, part: (typeof parts)[number]): string {
  const at = text.lastIndexOf(" ");
  if (part === "beforeLastSpace") return at === -1 ? text : text.slice(0, at).trim();
  return at === -1 ? "" : text.slice(at + 1);
}
