import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import {
  type HodRecord,
  maximumHodRecords,
  minimumHodSearchLength,
} from "@frontdoor/contract/academic/lookups.ts";
import { isTooShort, nameWords } from "@frontdoor/contract/academic/name-words.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { firstLanguage, type LanguageCode } from "@frontdoor/words/languages.ts";
import { withTranslation } from "../../../directory/lookups/offered-lists.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import { takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";
import { findHods } from "./hod-search.store.ts";

/** The search for a head of department (S7.030–S7.032). */
export function createHodSearchService(deps: Services) {
  const { kysely } = deps.database;
  return {
    /**
     * Blank parameters count as left out (Q057). A term has three letters at least; without one an
     * institution or a speciality is needed, so that nobody reads the whole list (SEC-D14).
     */
    async searchHod(
      { query: { searchTerm, speciality, institute } },
      { clientAddress, language = firstLanguage },
    ) {
      const words = nameWords(searchTerm ?? "");
      if (isTooShort(words)) {
        return fail("VALIDATION", {
          fields: { searchTerm: messages.minimumLength(minimumHodSearchLength) },
        });
      }
      const filter = { words, specialityId: given(speciality), institutionId: given(institute) };
      if (words.length === 0 && !filter.specialityId && !filter.institutionId) return [];
      const refusal = await takeOrRefuse(deps, "hodSearchByAddress", clientAddress);
      if (refusal !== null) return refusal;
      const hods = await findHods(kysely, filter, maximumHodRecords);
      return hods.map((hod) => inLanguage(language, hod));
    },
  } satisfies CallHandlers<AcademicCalls>;
}

function inLanguage(language: LanguageCode, hod: HodRecord): HodRecord {
  const translated = (place: HodRecord["speciality"]) =>
    place === null || typeof place === "string" ? place : withTranslation(language, place);
  return {
    ...hod,
    trainingInstitution: translated(hod.trainingInstitution),
    speciality: translated(hod.speciality),
  };
}

const given = (value: string | undefined) => (value?.trim() ? value.trim() : undefined);
