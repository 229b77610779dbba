import type { LegalText } from "./titles.ts";

export const patientPracticeTerms: LegalText = {
  standing: "Draft for legal review.",
  sections: [],
};
