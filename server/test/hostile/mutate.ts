import { oddTexts, oddValues } from "./odd-values.ts";
import type { Random } from "./random.ts";

type Json = Record<string, unknown> | unknown[];

/** The same value with one thing wrong, at some place in it. */
export function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null) return odd(value, random);
  const copy: Json = structuredClone(value) as Json;
  const keys = Object.keys(copy);
  const key = keys.length === 0 ? "a" : random.pick(keys);
  const inner = Reflect.get(copy, key);
  if (typeof inner === "object" && inner !== null && random.percent(50)) {
    Reflect.set(copy, key, mutated(inner, random));
    return copy;
  }
  switch (random.below(6)) {
    case 0:
      Reflect.deleteProperty(copy, key);
      break;
    case 1:
      Reflect.set(copy, random.pick(["role", "status", "id", "verified", "", "a.b"]), "HOD");
      break;
    case 2:
      return Array.isArray(copy) ? { ...copy } : [copy];
    default:
      Reflect.set(copy, key, odd(inner, random));
  }
  return copy;
}

function odd(value: unknown, random: Random): unknown {
  if (typeof value !== "string" || random.percent(30)) return random.pick(oddValues);
  const text = random.pick(oddTexts);
  const at = random.below(value.length + 1);
  return random.pick([
    text,
    value + text,
    text + value,
    value.slice(0, at) + text + value.slice(at),
    value.slice(0, at),
    value.toUpperCase(),
    value.normalize("NFD"),
    [value],
    { value },
  ]);
}

/** The text of a value, now and then with a key twice, in another encoding of characters, or with spaces. */
export function jsonText(value: unknown, random: Random): string {
  const text = JSON.stringify(value) ?? "null";
  if (random.percent(70)) return text;
  const twice = text.replace(
    /^\{("[^"\\]*"):/,
    (start, key) => `{${key}:${'"x"'},${start.slice(1)}`,
  );
  return random.pick([
    twice,
    text.replace(/[a-z]/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
    ` \r\n\t${text}\n`,
    text.replace("{", '{"__proto__":{"role":"HOD"},'),
    text.replace("{", '{"constructor":{"prototype":{"verified":true}},'),
  ]);
}
