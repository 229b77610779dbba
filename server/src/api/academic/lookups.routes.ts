import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { LookupList } from "@frontdoor/contract/products/lookups.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { countriesIn } from "../../directory/lookups/country-names.ts";
import { translatedList } from "../../directory/lookups/list-translations.ts";
import { listActive } from "../../directory/lookups/lookup-store.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Database } from "../../platform/database/database.ts";

/** The lists of the academic form (S7.018–S7.029); below an unknown entry there is nothing. */
export function lookupRoutes(
  database: Database,
): Pick<
  Handlers<AcademicCalls, CallContext>,
  "countries" | "disciplines" | "specialities" | "grades" | "roles" | "trainingInstitutions"
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
    disciplines: (_input, context) => translated("academic-disciplines", context),
    specialities: ({ params }, context) => translated("academic-specialities", context, params.id),
    grades: ({ params }, context) => translated("academic-grades", context, params.id),
    roles: async () => (await active("academic-roles")).map(({ name }) => name),
    trainingInstitutions: (_input, context) => translated("training-institutions", context),
  };
}
