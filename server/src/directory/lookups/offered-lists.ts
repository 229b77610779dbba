import type { LookupItem } from "@frontdoor/contract/lookup.ts";
import type { LookupList } from "@frontdoor/contract/products/lookups.ts";
import {
  firstLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import type { Database } from "../../platform/database/database.ts";
import { dictionaryOf } from "../../platform/language/translated.ts";
import { listActive } from "./lookup-store.ts";

interface Asking {
  language: LanguageCode | undefined;
}

/** The lists as forms offer them, in the language that a request asks for. */
export function offeredLists(database: Database) {
  const active = (list: LookupList, id?: string) => database.read((db) => listActive(db, list, id));
  return {
    active,
    /** @param id of the entry above, in lists that hang under another; below an unknown one there is nothing */
    translated: async (list: LookupList, { language = firstLanguage }: Asking, id?: string) =>
      translatedList(language, await active(list, id)),
    countries: async ({ language = firstLanguage }: Asking) =>
      countriesIn(language, await active("countries")),
  };
}

/**
 * The countries by their names in a language (CLDR), sorted in that language; South Africa stays first. An entry
 * without a two-letter code keeps its name.
 */
export function countriesIn(
  language: LanguageCode,
  countries: readonly LookupItem[],
): LookupItem[] {
  if (language === firstLanguage) return [...countries];
  const { tag } = languages[language];
  const names = new Intl.DisplayNames(tag, { type: "region", fallback: "none" });
  const named = countries.map((country) => ({
    ...country,
    name: (/^[A-Z]{2}$/.test(country.id) ? names.of(country.id) : undefined) ?? country.name,
  }));
  const { compare } = new Intl.Collator(tag);
  const [own, ...others] = named;
  return [...(own ? [own] : []), ...others.sort((one, other) => compare(one.name, other.name))];
}

interface Named {
  name: string;
}

/** An entry with its official name in the requested language. `name` stays English: it is compared and stored. */
type Translated<Item extends Named> = Item & { translation?: string };

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
 * A list with its translations. A list that is sorted by name is sorted by the shown names; any other keeps its order.
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
