import { legalTextsAreDrafts } from "@frontdoor/contract/constants.ts";
import { language } from "@frontdoor/words/language.ts";
import { legalLanguageWords } from "@frontdoor/words/legal-language.ts";
import { draftMark } from "../../content/legal/standing.ts";
import type { LegalSection as Section } from "../../content/legal/titles.ts";

/** A heading and its paragraphs, one level below the title of the text. */
export function LegalSection({
  section: { heading, paragraphs },
  level: Heading = "h3",
  id,
}: {
  section: Section;
  level?: "h3" | "h4";
  id?: string;
}) {
  return (
    <section id={id}>
      <Heading>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** The version of a legal text, with the draft mark on the operator's own machine. */
export function LegalStanding({ standing }: { standing: string }) {
  return (
    <p className="legal__standing">
      {standing}
      {legalTextsAreDrafts && (
        <span data-draft="" hidden={!isHere()}>
          {` ${draftMark}`}
        </span>
      )}
    </p>
  );
}

/** False in a built page: the server shows the mark when it sends the page (`page-config.ts`). */
function isHere(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.here !== undefined;
}

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
