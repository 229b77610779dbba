import type { legalLanguageWords as english } from "../en/legal-language.ts";
import type { Translation } from "../text/translation.ts";

/** Above the legal texts, which are in English whatever the language of the page; English pages do not show it. */
export const legalLanguageWords: Translation<typeof english> = {
  notice: "Lo mbhalo ubhalwe ngesiNgisi, futhi yiwona osebenzayo.",
};
