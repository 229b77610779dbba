import { firstLanguage, type LanguageCode } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { textsOf, type Words } from "@frontdoor/words/text/texts.ts";

/** Translates an English text of the responses; `null` where it is none of them. */
type Dictionary = (english: string) => string | null;

const dictionaries = new Map<LanguageCode, Dictionary>();

/**
 * Translates a text of a response. The contract's rules always produce English; their texts are looked up in the
 * catalogue here, with the label or number that they contain.
 * @param english a text of the responses; any other is returned unchanged
 */
export function translated(language: LanguageCode, english: string): string {
  if (language === firstLanguage) return english;
  let dictionary = dictionaries.get(language);
  if (dictionary === undefined) {
    dictionary = dictionaryOf(serverWords[firstLanguage].answers, serverWords[language].answers);
    dictionaries.set(language, dictionary);
  }
  return dictionary(english) ?? english;
}

/** @param other the same tree in another language */
export function dictionaryOf(english: Words, other: Words): Dictionary {
  const pairs = pairsOf(english, other);
  const texts = new Map(pairs);
  const patterns = pairs
    .filter(([from]) => placeholder.test(from))
    .map(([from, to]) => ({ matches: patternOf(from), to }));
  return (text) => {
    const exact = texts.get(text);
    if (exact !== undefined) return exact;
    for (const { matches, to } of patterns) {
      const values = matches.exec(text)?.groups;
      if (values === undefined) continue;
      return to.replace(placeholders, (_, name: string) => {
        const value = values[name] ?? "";
        return texts.get(value) ?? value;
      });
    }
    return null;
  };
}

const placeholder = /\{\w+\}/;
const placeholders = /\{(\w+)\}/g;

function pairsOf(english: Words, other: Words): [string, string][] {
  const own = new Map(textsOf(other).map(({ name, text }) => [name, text]));
  return textsOf(english).map(({ name, text }) => [text, own.get(name) ?? text]);
}

/** Matches the text, with anything in place of its placeholders. */
function patternOf(text: string): RegExp {
  const parts = text.split(placeholders);
  const pattern = parts.map((part, at) => (at % 2 === 0 ? RegExp.escape(part) : `(?<${part}>.+)`));
  return new RegExp(`^${pattern.join("")}$`, "s");
}
