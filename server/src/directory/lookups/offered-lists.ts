import type { LookupList } from "@frontdoor/contract/products/lookups.ts";
import { firstLanguage, type LanguageCode } from "@frontdoor/words/languages.ts";
import type { Database } from "../../platform/database/database.ts";
import { countriesIn } from "./country-names.ts";
import { translatedList } from "./list-translations.ts";
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
