import { academicTerms } from "../../content/legal/academic-terms.ts";
import { patientPracticeTerms } from "../../content/legal/patient-practice-terms.ts";
import { popi } from "../../content/legal/popi.ts";
import { privacy } from "../../content/legal/privacy.ts";
import type { LegalText as Text } from "../../content/legal/titles.ts";

const texts = { privacy, popi, academicTerms, patientPracticeTerms } satisfies Record<string, Text>;

export type LegalTextName = keyof typeof texts;

/** A legal text as headed paragraphs. The module holds all four, so that one request brings any of them. */
export default function LegalText({ name }: { name: LegalTextName }) {
  const text: Text = texts[name];
  return (
    <div className="legal">
      <p className="legal__standing">{text.standing}</p>
      {text.sections.map((section) => (
        <section key={section.heading}>
          <h3>{section.heading}</h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
