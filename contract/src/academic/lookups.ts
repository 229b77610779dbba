import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { lookupCall, translation } from "../lookup.ts";
import { idParams, line, optionalText } from "../wire.ts";

const lookup = { ...lookupCall, api: "academic" } as const;

/** Lists the disciplines that an academic user can choose (S7.018, S7.019). */
export const disciplines = call({ ...lookup, path: "/v1/lookup/disciplines" });
/** Lists the countries that issue passports, to choose from (S7.020, S7.021). */
export const countries = call({ ...lookup, path: "/v1/lookup/countries" });
/** Lists the specialities of one discipline (S7.022, S7.023). */
export const specialities = call({
  ...lookup,
  path: "/v1/lookup/discipline/{id}/specialities",
  params: idParams,
});
/** Lists the grades of one speciality (S7.024, S7.025). */
export const grades = call({
  ...lookup,
  path: "/v1/lookup/speciality/{id}/grades",
  params: idParams,
});
/** Lists the roles that an academic user can sign up with, as plain strings (S7.026, S7.027). */
export const roles = call({ ...lookup, path: "/v2/lookups/roles", reply: z.array(z.string()) });
/** Lists the institutions at which academic users train (S7.028, S7.029). */
export const trainingInstitutions = call({ ...lookup, path: "/v2/lookups/trainingInstitutions" });

const reference = z.union([
  z.string(),
  z.object({ id: z.string(), name: z.string(), translation }),
]);

/** A head of department as the search returns them (S3.060). */
export const hodRecord = z.object({
  id: z.string(),
  user: z.object({ name: z.string(), surname: z.string() }),
  trainingInstitution: z.nullable(reference),
  speciality: z.nullable(reference),
});
export type HodRecord = z.output<typeof hodRecord>;

/** The fewest letters of a search for heads of department, and the most results (SEC-D14). */
export const minimumHodSearchLength = 3;
export const maximumHodRecords = 20;

/**
 * Finds heads of department by name, speciality and training institution (S7.030–S7.032, S3.059, S3.060).
 * The answer never holds an email address (SEC-D14). A blank parameter counts as left out.
 */
export const searchHod = call({
  api: "academic",
  method: "GET",
  path: "/v2/departments/searchHod",
  query: z.object({
    searchTerm: optionalText(100),
    speciality: z.optional(line(fieldLimits.lookupId)),
    institute: z.optional(line(fieldLimits.lookupId)),
  }),
  reply: z.array(hodRecord),
  failures: [],
});
