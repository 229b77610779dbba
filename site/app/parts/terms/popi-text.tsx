import { popi } from "../../content/legal/popi.ts";
import { LegalDocument } from "./legal-text.tsx";

export default function Text() {
  return <LegalDocument text={popi} />;
}
