import { fail } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { isSearchable } from "@frontdoor/contract/practice/find-doctor.ts";
import { kioskPlaceholder } from "../../config/config-variables.ts";
import { findActivePractice, findPractices } from "../../directory/practices/find-practices.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import type { Services } from "../../process/services.ts";

/** Practices that a patient looks for, and the way to each one's kiosk (S7.088–S7.093). */
export function createFindDoctorService({ config, database }: Services) {
  return {
    /** Nothing for a text of three characters or fewer (S9.006); nothing found is an empty list (Q081). */
    async searchPractices({ query: { name } }) {
      if (!isSearchable(name)) return [];
      const found = await database.read((db) => findPractices(db, name));
      return found.map(({ id, name, logo }) => ({
        id,
        name,
        logoImage: logo === null ? null : logo.toString("base64"),
      }));
    },

    async kioskLink({ params: { id } }) {
      const practice = await findActivePractice(database.kysely, id);
      return practice === undefined
        ? fail("NOT_FOUND")
        : { url: config.kiosk.urlTemplate.replaceAll(kioskPlaceholder, encodeURIComponent(id)) };
    },
  } satisfies CallHandlers<PracticeCalls>;
}
