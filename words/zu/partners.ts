import type { partnerWords as english } from "../en/partners.ts";
import type { Translation } from "../text/translation.ts";

/** The partners on the patient and practice pages. Only prerendered pages hold these words. */
export const partnerWords: Translation<typeof english> = {
  heading: "Esisebenza nabo",
  join: "Yiba ngumlingani wethu",
};
