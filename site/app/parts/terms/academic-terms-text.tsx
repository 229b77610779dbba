import { academicTerms } from "../../content/legal/academic-terms.ts";
import { LegalDocument } from "./legal-text.tsx";

export default function Text() {
  return <LegalDocument text={academicTerms} />;
}
