import { language } from "@frontdoor/words/language.ts";
import { legalLanguageWords } from "@frontdoor/words/legal-language.ts";

/** The legal texts are in it whatever the language of the page: the element around one says so to voices. */
export const legalLanguage = "en-ZA";

const isForeign: boolean = language.tag !== legalLanguage;

/** Says above a legal text that it is in English, where the page is not. */
export function LegalLanguageNote() {
  if (!isForeign) return null;
  return (
    <p className="legal__standing" lang={language.tag}>
      {legalLanguageWords.notice}
    </p>
  );
}
