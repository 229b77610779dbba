import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { LookupList } from "@frontdoor/contract/products/lookups.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { countriesIn } from "../../directory/lookups/country-names.ts";
import { translatedList } from "../../directory/lookups/list-translations.ts";
import { listActive } from "../../directory/lookups/lookup-store.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Database } from "../../platform/database/database.ts";

/** The lists of the practice form (S7.077–S7.084); below an unknown entry there is nothing. */
export function lookupRoutes(
  database: Database,
): Pick<
  Handlers<PracticeCalls, CallContext>,
  "countries" | "disciplines" | "specialities" | "roles"
> {
  const active = (list: LookupList, id?: string) => database.read((db) => listActive(db, list, id));
  const translated = async (
    list: LookupList,
    { language = firstLanguage }: CallContext,
    id?: string,
  ) => translatedList(language, await active(list, id));
  return {
    countries: async (_input, { language = firstLanguage }) =>
      countriesIn(language, await active("countries")),
    disciplines: (_input, context) => translated("practice-disciplines", context),
    specialities: ({ params }, context) => translated("practice-specialities", context, params.id),
    roles: ({ params }, context) => translated("practice-roles", context, params.id),
  };
}
