import { privacy } from "../../content/legal/privacy.ts";
import { LegalDocument } from "./legal-text.tsx";

export default function Text() {
  return <LegalDocument text={privacy} />;
}
