import { type LegalTextName, legalTexts } from "../../content/legal/legal-texts.ts";
import { LegalLanguageNote, legalLanguage } from "./legal-language.tsx";
import { LegalSection } from "./legal-section.tsx";
import { LegalStanding } from "./legal-standing.tsx";

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
