import { isObject, type JsonObject } from "../read-records.ts";

/** A text of a record, or what keeps it from being one. */
export type Value = { text: string } | { problem: string };

/**
 * What stands at a path of a record as a text, empty where nothing does. A list of one is what is in it, as Keycloak
 * writes attributes. A whole number is a text: it is what the other system has.
 */
export function valueAt(record: JsonObject, path: readonly string[]): Value {
  let value: unknown = record;
  for (const key of path) {
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  if (Array.isArray(value)) {
    if (value.length > 1) return { problem: "It has several values." };
    [value] = value;
  }
  if (value === undefined || value === null) return { text: "" };
  if (typeof value === "string") return { text: value };
  if (typeof value === "boolean" || Number.isSafeInteger(value)) return { text: String(value) };
  return { problem: "It is a text, a whole number, true, false or null." };
}

/** The same where anything else counts as nothing. */
export function textAt(record: JsonObject, ...path: string[]): string {
  const value = valueAt(record, path);
  return "text" in value ? value.text : "";
}

/** A moment in milliseconds since 1970 as RFC 3339 has it; empty for nothing, and for what is no moment. */
export function momentAt(record: JsonObject, key: string): string {
  const text = textAt(record, key);
  const moment = new Date(/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
  return Number.isNaN(moment.getTime()) ? "" : moment.toJSON();
}
