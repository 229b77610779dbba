import { patientPracticeTerms } from "../../content/legal/patient-practice-terms.ts";
import { LegalDocument } from "./legal-text.tsx";

export default function Text() {
  return <LegalDocument text={patientPracticeTerms} />;
}
