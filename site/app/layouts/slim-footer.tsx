import { brand } from "@frontdoor/brand/brand.ts";
import { languageChoiceWords } from "@frontdoor/words/language-choice.ts";
import { type IslandPage, IslandPageProvider } from "../client/island-page.ts";
import { LegalButton } from "../parts/terms/legal-button.tsx";
import { LanguageChoice } from "./language-choice.tsx";

/** A one-line footer on account pages: legal texts and contact (Q026). */
export function SlimFooter({ page }: { page: IslandPage }) {
  return (
    <IslandPageProvider value={page}>
      <footer className="slim-footer">
        <span>
          <LegalButton document="privacy" /> <LegalButton document="terms" />{" "}
          <LegalButton document="popi" />
        </span>{" "}
        <LanguagesAndContact page={page} />
      </footer>
    </IslandPageProvider>
  );
}

/** The end of either footer. */
export function LanguagesAndContact({ page }: { page: IslandPage }) {
  return (
    <>
      <nav aria-label={languageChoiceWords.label} data-languages="">
        <span>
          <LanguageChoice page={page} />
        </span>
      </nav>{" "}
      <span>
        <a href={`mailto:${brand.email}`}>{brand.email}</a>{" "}
        <a href={brand.phone.href}>{brand.phone.text}</a>
      </span>
    </>
  );
}
