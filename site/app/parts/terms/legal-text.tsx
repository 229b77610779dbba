import { type LegalTextName, legalTexts } from "../../content/legal/legal-texts.ts";
import { LegalLanguageNote, legalLanguage } from "./legal-language.tsx";
import { LegalSection } from "./legal-section.tsx";
import { LegalStanding } from "./legal-standing.tsx";

/** A legal text as headed paragraphs. The module holds all four, so that one request brings any of them. */
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
