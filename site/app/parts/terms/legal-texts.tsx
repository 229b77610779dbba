import { academicTerms } from "../../content/legal/academic-terms.ts";
import { patientPracticeTerms } from "../../content/legal/patient-practice-terms.ts";
import { popi } from "../../content/legal/popi.ts";
import { privacy } from "../../content/legal/privacy.ts";
import { legalTitles } from "../../content/legal/titles.ts";
import type { LegalTextName } from "./legal-modal.tsx";
import { LegalDocument } from "./legal-text.tsx";

const texts = [
  ["privacy", legalTitles.privacy, privacy],
  ["patientPracticeTerms", legalTitles.terms, patientPracticeTerms],
  ["academicTerms", legalTitles.terms, academicTerms],
  ["popi", legalTitles.popi, popi],
] as const satisfies readonly (readonly [LegalTextName, ...unknown[]])[];

/** Every legal text one below the other, for a browser that opens no modal. */
export function LegalTexts() {
  return (
    <div className="wrap">
      {texts.map(([name, title, text]) => (
        <section key={name} id={name}>
          <h2>{title}</h2>
          <LegalDocument text={text} />
        </section>
      ))}
    </div>
  );
}
