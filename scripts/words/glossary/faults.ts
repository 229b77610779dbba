import { brand } from "@frontdoor/brand/brand.ts";
import type { Name, Thing } from "@frontdoor/words/glossary/thing.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { patternOf } from "./pattern.ts";

/** A text in English and in the language that is looked at. */
export interface Pair {
  /** `area.name`, such as `login.labels.username`. */
  place: string;
  english: string;
  translated: string;
}

/**
 * Where a translation calls a thing of the glossary by another word, a line each: a word that is never to be used,
 * or none of the forms of its name although the English text names the thing. A longer English name is looked for
 * first, so that "practice number" is not taken for "practice".
 * @param names what stands in English texts and names no thing: names of products
 */
export function glossaryFaults(
  glossary: readonly Thing[],
  language: LanguageCode,
  pairs: readonly Pair[],
  names: readonly string[] = [],
): string[] {
  const translatedPairs = pairs.filter(({ english, translated }) => english !== translated);
  return translatedPairs.flatMap((pair) => {
    const named = new Set(thingsIn(pair.english, glossary, names));
    return glossary.flatMap((thing) => {
      const name = thing.names[language];
      if (name === undefined || name.otherwise?.includes(pair.place)) return [];
      return faultOf(pair, thing, name, named.has(thing));
    });
  });
}

function faultOf(pair: Pair, thing: Thing, name: Name, isNamed: boolean): string[] {
  const { place, translated } = pair;
  const text = spoken(translated);
  const other = name.never?.map((form) => patternOf(form).exec(text)?.[0]).find(Boolean);
  const said = `${place}: "${thing.english}" is "${name.term}"`;
  if (other !== undefined) return [`${said}, not "${other}": ${translated}`];
  const forms = name.forms ?? [name.term];
  if (!isNamed || forms.some((form) => patternOf(form).test(text))) return [];
  return [`${said}, which is missing: ${translated}`];
}

/** Names of products: they name no thing of the glossary, whatever they are. */
export const productNames: readonly string[] = Object.values(brand.products).flatMap((each) => [
  each.fullName,
  each.name,
]);

/** The things that an English text names, those of longer names first. */
export function thingsIn(
  english: string,
  glossary: readonly Thing[],
  names: readonly string[],
): Thing[] {
  let left = names.reduce((text, name) => text.replaceAll(name, "·"), spoken(english));
  return longestFirst(glossary).flatMap(({ thing, form }) => {
    const pattern = patternOf(form);
    if (!pattern.test(left)) return [];
    left = left.replace(new RegExp(pattern, "giu"), "·");
    return [thing];
  });
}

/** Forms by glossary, because each text looks for all of them. */
const sorted = new WeakMap<readonly Thing[], readonly { thing: Thing; form: string }[]>();

function longestFirst(glossary: readonly Thing[]) {
  const known = sorted.get(glossary);
  if (known !== undefined) return known;
  const forms = glossary
    .flatMap((thing) => thing.forms.map((form) => ({ thing, form })))
    .toSorted((one, other) => other.form.length - one.form.length);
  sorted.set(glossary, forms);
  return forms;
}

/** A text without its placeholders and addresses, which are no language’s, and without soft hyphens. */
const spoken = (text: string) =>
  text.replaceAll(/\$?\{[\w.]+\}|\S+@\S+/g, "·").replaceAll("\u00AD", "");
