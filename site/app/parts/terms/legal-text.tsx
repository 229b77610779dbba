import { type LegalTextName, legalTexts } from "../../content/legal/legal-texts.ts";
import {
  LegalLanguageNote,
  LegalSection,
  LegalStanding,
  legalLanguage,
} from "./legal-text-parts.tsx";

/** A legal text with headings and paragraphs. The module contains all four, so that one request loads any of them. */
export default function LegalText({ name }: { name: LegalTextName }) {
  const { standing, sections } = legalTexts[name];
  return (
    <div className="legal" lang={legalLanguage}>
      <LegalLanguageNote />
      <LegalStanding standing={standing} />
      {sections.map((section) => (
        <LegalSection key={section.heading} section={section} />
      ))}
    </div>
  );
}
