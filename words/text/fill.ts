import type { Placeholder } from "./translation.ts";

/**
 * A text with values where its placeholders stand: `fill("Hello {name}", { name: "Thandi" })`.
 * @param values one for each placeholder of the text; no whole record, which holds more than a text may say
 */
export function fill<const Text extends string>(
  text: Text,
  values: Readonly<Record<Placeholder<Text>, string | number>> &
    Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Placeholder<Text>) => String(values[name]));
}
