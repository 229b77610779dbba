import { isObject, type JsonObject } from "../read-records.ts";

/** A text of a record, or the reason why there is none. */
export type Value = { text: string } | { problem: string };

/**
 * The value at a path of a record as a text, empty where there is none. A list with one entry counts as that entry,
 * since Keycloak writes attributes so. A whole number becomes a text.
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

/** The same, but any other type counts as no value. */
export function textAt(record: JsonObject, ...path: string[]): string {
  const value = valueAt(record, path);
  return "text" in value ? value.text : "";
}

/** A time in milliseconds since 1970, written by RFC 3339; empty for a missing or invalid one. */
export function momentAt(record: JsonObject, key: string): string {
  const text = textAt(record, key);
  const moment = new Date(/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
  return Number.isNaN(moment.getTime()) ? "" : moment.toJSON();
}
