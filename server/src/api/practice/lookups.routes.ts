import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { offeredLists } from "../../directory/lookups/offered-lists.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import type { Database } from "../../platform/database/database.ts";

/** The lists of the practice form (S7.077–S7.084); below an unknown entry there is nothing. */
export function lookupRoutes(database: Database) {
  const { translated, countries } = offeredLists(database);
  return {
    countries: (_input, context) => countries(context),
    disciplines: (_input, context) => translated("practice-disciplines", context),
    specialities: ({ params }, context) => translated("practice-specialities", context, params.id),
    roles: ({ params }, context) => translated("practice-roles", context, params.id),
  } satisfies CallHandlers<PracticeCalls>;
}
