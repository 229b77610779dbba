import { firstLanguage, type LanguageCode, languages } from "@frontdoor/words/languages.ts";
import { poOf } from "./po.ts";
import { unitsOf } from "./read-units.ts";
import { xliffOf } from "./xliff.ts";

export const formats = ["po", "xliff"] as const;
export type Format = (typeof formats)[number];

/**
 * Every text of a language as a file for translators.
 * @param folder where the words are
 */
export function exportTexts(folder: string, code: LanguageCode, format: Format) {
  const units = unitsOf(folder, code);
  const { tag } = languages[code];
  const source = languages[firstLanguage].tag;
  return format === "po"
    ? { name: `words-${code}.po`, text: poOf(units, tag.replace("-", "_")), count: units.length }
    : { name: `words-${code}.xlf`, text: xliffOf(units, source, tag), count: units.length };
}
