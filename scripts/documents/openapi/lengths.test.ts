import { academicCalls } from "@frontdoor/contract/academic/calls.ts";
import { apiBasePaths, type Call } from "@frontdoor/contract/call.ts";
import { practiceCalls } from "@frontdoor/contract/practice/calls.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { describe, expect, test } from "vitest";
import { safeParse } from "zod/mini";
import { openApi } from "./openapi.ts";

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Described {
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Field {
  path: string[];
  schema: Schema;
}

/** Every text that a schema knows, by its path; those of a list under its first element. */
function textsOf(schema: Schema, path: string[] = []): Field[] {
  if (schema.type === "string") return [{ path, schema }];
  return [
    ...(schema.anyOf ?? []).flatMap((one) => textsOf(one, path)),
    ...(schema.items === undefined ? [] : textsOf(schema.items, [...path, "0"])),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      textsOf(one, [...path, name]),
    ),
  ];
}

const registries = { academic: academicCalls, practice: practiceCalls, products: productCalls };
const operations = Object.entries(registries).flatMap(([key, calls]) => {
  const api = key as keyof typeof registries;
  const paths = openApi(api).paths as Record<string, Record<string, Described>>;
  return Object.entries<Call>(calls).map(([name, call]) => {
    const described = paths[call.path.replace(/\/$/, "")]?.[call.method.toLowerCase()];
    return { name: `${apiBasePaths[api]}: ${name}`, call, described };
  });
});

/**
 * A body with one letter wherever it needs a text, the given text at `path`, and of each choice the
 * one at `place`: a rule looks at a body that is whole, and at a passport where one was chosen.
 */
function bodyWith(schema: Schema, [head, ...rest]: string[], text: string, place: number): unknown {
  const { enum: choices, properties, required = [], items, anyOf } = schema;
  if (choices !== undefined) return choices[place % choices.length];
  if (items !== undefined) return [bodyWith(items, rest, text, place)];
  if (properties === undefined) {
    if (schema.type === "boolean") return true;
    const [first] = anyOf ?? [];
    if (first?.properties !== undefined) {
      return bodyWith(first, head === undefined ? [] : [head, ...rest], text, place);
    }
    return head === undefined ? text : "a";
  }
  const wanted = Object.entries(properties).filter(
    ([name]) => name === head || required.includes(name),
  );
  return Object.fromEntries(
    wanted.map(([name, one]) => {
      if (name === head) return [name, bodyWith(one, rest, text, place)];
      return [name, bodyWith(one, ["elsewhere"], text, place)];
    }),
  );
}

/** The older place of a number, whose problems stand under the newer one. */
const toldUnder: Readonly<Record<string, string>> = { "phone.number": "practicePhone" };

/** What is said of a text of a length, whatever else was chosen. */
function messagesOf(call: Call, schema: Schema, path: string[], length: number): string[] {
  const field = toldUnder[path.join(".")] ?? path.join(".");
  return [0, 1].flatMap((place) => {
    const body = bodyWith(schema, path, "a".repeat(length), place);
    const parsed = call.body === undefined ? undefined : safeParse(call.body, body);
    const issues = parsed?.error?.issues ?? [];
    return issues
      .filter((issue) => issue.path.join(".") === field)
      .map(({ code, message }) => (code === "too_big" ? tooLong : message));
  });
}
const tooLong = "too long";
const sayTooLong = (told: string[]) =>
  told.filter((message) => message === tooLong || /^Maximum|maximum|at most/.test(message));

describe.each(operations)("$name", ({ call, described }) => {
  const body = Object.values(described?.requestBody?.content ?? {})[0]?.schema ?? {};
  const bounded = textsOf(body).filter(({ schema }) => schema.maxLength !== undefined);

  test("bounds every text that it takes, by a length, a format or a list", () => {
    for (const { path, schema } of textsOf(body)) {
      const isBounded =
        schema.maxLength !== undefined ||
        schema.enum !== undefined ||
        schema.const !== undefined ||
        schema.format !== undefined;
      expect([path.join("."), isBounded]).toEqual([path.join("."), true]);
    }
  });

  test("refuses a text that is longer than what is told", () => {
    for (const { path, schema } of bounded) {
      const told = messagesOf(call, body, path, (schema.maxLength ?? 0) + 1);
      expect(told, path.join(".")).not.toEqual([]);
    }
  });

  test("finds no text too long that is as long as what is told", () => {
    for (const { path, schema } of bounded) {
      const told = messagesOf(call, body, path, schema.maxLength ?? 0);
      expect(sayTooLong(told), path.join(".")).toEqual([]);
    }
  });

  test("gives formats to the times of its answer", () => {
    const answer = Object.values(described?.responses[200]?.content ?? {})[0]?.schema ?? {};
    for (const { path, schema } of textsOf(answer)) {
      if (!/^(.*At|at|markedSince)$/.test(path.at(-1) ?? "")) continue;
      if (path.join(".") === "at") continue;
      expect([path.join("."), schema.format]).toEqual([path.join("."), "date-time"]);
    }
  });
});
