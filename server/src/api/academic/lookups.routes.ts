import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { offeredLists } from "../../directory/lookups/offered-lists.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import type { Database } from "../../platform/database/database.ts";

/** The lists of the academic form (S7.018–S7.029); below an unknown entry there is nothing. */
export function lookupRoutes(database: Database) {
  const { active, translated, countries } = offeredLists(database);
  return {
    countries: (_input, context) => countries(context),
    disciplines: (_input, context) => translated("academic-disciplines", context),
    specialities: ({ params }, context) => translated("academic-specialities", context, params.id),
    grades: ({ params }, context) => translated("academic-grades", context, params.id),
    roles: async () => (await active("academic-roles")).map(({ name }) => name),
    trainingInstitutions: (_input, context) => translated("training-institutions", context),
  } satisfies CallHandlers<AcademicCalls>;
}
