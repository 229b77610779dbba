import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import { countriesIn } from "../../records/lookups/country-names.ts";
import { listActive } from "../../records/lookups/lookup-store.ts";

/** The lists of the practice form (S7.077–S7.084); below an unknown entry there is nothing. */
export function lookupRoutes({
  kysely,
}: Database): Pick<
  Handlers<PracticeCalls, CallContext>,
  "countries" | "disciplines" | "specialities" | "roles"
> {
  return {
    countries: async (_input, { language = firstLanguage }) =>
      countriesIn(language, await listActive(kysely, "countries")),
    disciplines: () => listActive(kysely, "practice-disciplines"),
    specialities: ({ params }) => listActive(kysely, "practice-specialities", params.id),
    roles: ({ params }) => listActive(kysely, "practice-roles", params.id),
  };
}
