import { legalTitles } from "../../content/legal/titles.ts";
import LegalText, { type LegalTextName } from "./legal-text.tsx";

const texts = [
  ["privacy", legalTitles.privacy],
  ["patientPracticeTerms", legalTitles.terms],
  ["academicTerms", legalTitles.terms],
  ["popi", legalTitles.popi],
] as const satisfies readonly (readonly [LegalTextName, string])[];

/** Every legal text one below the other, each at a fragment of its own: an address for whoever must name one. */
export function LegalTexts() {
  return (
    <div className="wrap">
      {texts.map(([name, title]) => (
        <section key={name} id={name} className="chapter">
          <h2>{title}</h2>
          <LegalText name={name} />
        </section>
      ))}
    </div>
  );
}
