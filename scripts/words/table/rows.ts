import type { NamedText } from "@frontdoor/words/text/texts.ts";
import { isTooLong } from "../exchange/maximum.ts";
import { withoutPlaceholders } from "../exchange/placeholders.ts";

/** What somebody who reads a translation should look at twice. */
export type Mark = "same" | "long" | "quotes";

/** What each mark says, and why one looks twice. */
export const marks: Readonly<Record<Mark, { label: string; why: string }>> = {
  same: { label: "as in English", why: "may be a name, or forgotten" },
  long: { label: "much longer", why: "may not fit where it stands" },
  quotes: { label: "straight quotes", why: "should be ’ or “ ”" },
};

/** A text in both languages. */
export interface Row {
  /** The area and the name of the text, such as `login › labels.username`. */
  place: string;
  english: string;
  translated: string;
  marks: readonly Mark[];
}

/**
 * The rows of an area.
 * @param english its texts
 * @param translated the same texts in the other language
 * @throws Error where one of them is not translated
 */
export function rowsOf(
  area: string,
  english: readonly NamedText[],
  translated: readonly NamedText[],
): Row[] {
  const texts = new Map(translated.map(({ name, text }) => [name, text]));
  return english.map(({ name, text }) => {
    const own = texts.get(name);
    if (own === undefined) throw new Error(`${area} has no ${name} in that language.`);
    const place = `${area} › ${withoutCatalogue(name)}`;
    return { place, english: text, translated: own, marks: marksOf(area, text, own) };
  });
}

/** What is to be looked at twice in a translation. */
export function marksOf(area: string, english: string, translated: string): Mark[] {
  const [inEnglish, own] = [english, translated].map(withoutPlaceholders) as [string, string];
  const found: Mark[] = [];
  if (own === inEnglish && /\p{L}/u.test(own)) found.push("same");
  if (isTooLong(area, english, translated)) found.push("long");
  if (/["']/.test(own) && !/["']/.test(inEnglish)) found.push("quotes");
  return found;
}

/** An area exports one catalogue, whose name says what the area says. */
const withoutCatalogue = (name: string) => name.slice(name.indexOf(".") + 1);
