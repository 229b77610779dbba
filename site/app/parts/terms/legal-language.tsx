import { language } from "@frontdoor/words/language.ts";
import { legalLanguageWords } from "@frontdoor/words/legal-language.ts";

/** The language of the legal texts, whatever the page's; set on the element around one, for screen readers. */
export const legalLanguage = "en-ZA";

const isForeign: boolean = language.tag !== legalLanguage;

/** Says above a legal text that it is in English, if the page is not. */
export function LegalLanguageNote() {
  if (!isForeign) return null;
  return (
    <p className="legal__standing" lang={language.tag}>
      {legalLanguageWords.notice}
    </p>
  );
}
