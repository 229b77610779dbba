import { readFileSync } from "node:fs";
import { academicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { Call } from "@frontdoor/contract/call.ts";
import { practiceCalls } from "@frontdoor/contract/practice/calls.ts";
import { type SpecifiedCall, specifiedCalls } from "@frontdoor/contract/test/specified-calls.ts";
import { expect, test } from "vitest";
import { openApi } from "./openapi/openapi.ts";

interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}
interface Content {
  content?: Record<string, { schema: Schema }>;
}
interface Described {
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Field {
  path: string;
  isRequired: boolean;
}

const registries = { academic: academicCalls, practice: practiceCalls } as const;
type Api = keyof typeof registries;

/** The fields of a schema by their dotted paths, those of a list under the list. */
function fieldsOf(schema: Schema, above = "", isNeeded = true): Field[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const path = above === "" ? name : `${above}.${name}`;
    const isRequired = isNeeded && (schema.required ?? []).includes(name);
    const below = fieldsOf(one, path, isRequired);
    return below.length === 0 ? [{ path, isRequired }] : below;
  });
  return [...inner.flatMap((one) => fieldsOf(one, above, isNeeded)), ...own];
}

function contentOf({ content = {} }: Content = {}): Field[] {
  return Object.values(content).flatMap(({ schema }) => fieldsOf(schema));
}

function describedOf(call: Call): Described {
  const paths = openApi(call.api).paths as Record<string, Record<string, Described>>;
  const found = paths[call.path.replace(/\/$/, "")]?.[call.method.toLowerCase()];
  if (found === undefined) throw new Error(`${call.path} is not described.`);
  return found;
}

/** What a call sends and answers that its specification does not have; `?` and `→` as in the document. */
function beyond(call: Call, specified: SpecifiedCall): Field[] {
  const { parameters = [], requestBody, responses } = describedOf(call);
  const query = parameters
    .filter((one) => one.in === "query")
    .map(({ name, required = false }) => ({ path: name, isRequired: required }));
  const left = (
    fields: readonly Field[],
    known: readonly string[] | "not shown" = [],
    sign = "",
  ) =>
    known === "not shown"
      ? []
      : fields
          .filter(({ path }) => !known.some((one) => path === one || path.startsWith(`${one}.`)))
          .map((field) => ({
            ...field,
            path: sign + (sign === "→ " ? lastOf(field.path) : field.path),
          }));
  return [
    ...left(contentOf(requestBody), specified.body),
    ...left(contentOf(responses[200]), specified.answer, "→ "),
    ...left(query, specified.query, "?"),
  ];
}

const lastOf = (path: string) => path.slice(path.lastIndexOf(".") + 1);

const calls = (Object.keys(registries) as Api[]).flatMap((api) =>
  Object.entries<Call>(registries[api]).map(([name, call]) => ({
    name: `${api}: ${name}`,
    call,
    specified: Reflect.get(specifiedCalls[api], name) as SpecifiedCall | undefined,
  })),
);

const document = readFileSync("docs/specification/beyond.md", "utf8");
const sectionOf = (heading: string) =>
  document.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
const rowsOf = (heading: string) =>
  sectionOf(heading)
    .split("\n")
    .filter((line) => /^\| (?!---|Field|Call)/.test(line))
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));

/** The calls of a cell, `academic: \`one\` \`other\`, practice: \`third\``, each by its full name. */
const callsIn = (cell: string) =>
  cell.split(", ").flatMap((part) => {
    const [api = ""] = part.split(":");
    return [...part.matchAll(/`(\w+)`/g)].map(([, name]) => `${api}: ${name}`);
  });

test("the document names every field that a call has beyond the specification, with its calls", () => {
  const found: Record<string, string[]> = {};
  for (const { name, call, specified } of calls) {
    if (specified === undefined) continue;
    for (const { path } of beyond(call, specified)) {
      found[path] = [...new Set([...(found[path] ?? []), name])].sort();
    }
  }
  const told = rowsOf("Fields").map(([field = "", of = ""]) => [
    field.replaceAll("`", ""),
    callsIn(of).sort(),
  ]);
  expect(Object.fromEntries(told)).toEqual(found);
});

test("the document names every call that the specification does not have", () => {
  const unspecified = calls.filter(({ specified }) => specified === undefined);
  const told = rowsOf("Calls").flatMap(([cell = ""]) => callsIn(cell));
  expect(told.sort()).toEqual(unspecified.map(({ name }) => name).sort());
});

test("nothing beyond the specification has to be sent", () => {
  for (const { name, call, specified } of calls) {
    if (specified === undefined) continue;
    const needed = beyond(call, specified).filter(
      ({ path, isRequired }) => isRequired && !path.startsWith("→"),
    );
    expect(needed, name).toEqual([]);
  }
});
