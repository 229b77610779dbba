import { call } from "../call.ts";
import { lookupCall } from "../lookup.ts";
import { idParams } from "../wire.ts";

const lookup = { ...lookupCall, api: "practice" } as const;

/** Lists the countries that issue passports, to choose from (S7.077, S7.078). */
export const countries = call({ ...lookup, path: "/lookup/countries" });
/** Lists the disciplines that a practice user can choose (S7.079, S7.080). */
export const disciplines = call({ ...lookup, path: "/lookup/disciplines" });
/** Lists the specialities of one discipline (S7.081, S7.082). */
export const specialities = call({
  ...lookup,
  path: "/lookup/discipline/{id}/specialities",
  params: idParams,
});
/** Lists the roles of one speciality (S7.083, S7.084, S3.057). */
export const roles = call({ ...lookup, path: "/lookup/speciality/{id}/roles", params: idParams });
