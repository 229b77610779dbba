import {
  firstLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { dictionaryOf } from "../../platform/language/translated.ts";

interface Named {
  name: string;
}

/** Beside the name, which stays what is compared and kept, the official one in the language asked for. */
export type Translated<Item extends Named> = Item & { translation?: string };

const english = serverWords[firstLanguage].lists;
const dictionaries = new Map(
  languageCodes.map((code) => [code, dictionaryOf(english, serverWords[code].lists)]),
);

/** An entry with its translation, where there is one: a name that an operator gave has none. */
export function withTranslation<Item extends Named>(
  language: LanguageCode,
  item: Item,
): Translated<Item> {
  const translation = dictionaries.get(language)?.(item.name) ?? item.name;
  return translation === item.name ? item : { ...item, translation };
}

/**
 * A list with its translations. One that is in the order of its names is put in the order of those that are
 * shown; any other keeps the order that it was given.
 */
export function translatedList<Item extends Named>(
  language: LanguageCode,
  items: readonly Item[],
): Translated<Item>[] {
  const translated = items.map((item) => withTranslation(language, item));
  const { compare } = new Intl.Collator(languages[language].tag);
  const names = items.map(({ name }) => name);
  const isInOrder = names.every((name, at) => compare(names[at - 1] ?? "", name) <= 0);
  if (!isInOrder) return translated;
  return translated.toSorted((one, other) => compare(shownName(one), shownName(other)));
}

function shownName({ translation, name }: Translated<Named>): string {
  return translation ?? name;
}
