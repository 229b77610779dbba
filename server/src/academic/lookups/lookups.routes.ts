import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import { countriesIn } from "../../records/lookups/country-names.ts";
import { listActive } from "../../records/lookups/lookup-store.ts";

/** The lists of the academic form (S7.018–S7.029); below an unknown entry there is nothing. */
export function lookupRoutes({
  kysely,
}: Database): Pick<
  Handlers<AcademicCalls, CallContext>,
  "countries" | "disciplines" | "specialities" | "grades" | "roles" | "trainingInstitutions"
> {
  return {
    countries: async (_input, { language = firstLanguage }) =>
      countriesIn(language, await listActive(kysely, "countries")),
    disciplines: () => listActive(kysely, "academic-disciplines"),
    specialities: ({ params }) => listActive(kysely, "academic-specialities", params.id),
    grades: ({ params }) => listActive(kysely, "academic-grades", params.id),
    roles: async () => (await listActive(kysely, "academic-roles")).map(({ name }) => name),
    trainingInstitutions: () => listActive(kysely, "training-institutions"),
  };
}
