import type { legalTitleWords as english } from "../en/legal-titles.ts";
import type { Translation } from "../text/translation.ts";

/** The legal texts by the names that their links carry (S2.083–S2.085). */
export const legalTitleWords: Translation<typeof english> = {
  privacy: "Ubumfihlo",
  terms: "Imigomo nemibandela",
  popi: "Ukuvikelwa Kwemininingwane Yomuntu (POPI)",
};
