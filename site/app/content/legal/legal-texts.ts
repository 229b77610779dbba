import { academicTerms } from "./academic-terms.ts";
import { patientPracticeTerms } from "./patient-practice-terms.ts";
import { popi } from "./popi.ts";
import { privacy } from "./privacy.ts";
import type { LegalText } from "./titles.ts";

const all = { privacy, patientPracticeTerms, academicTerms, popi };

export type LegalTextName = keyof typeof all;

/** Every legal text by its name, which is also its fragment on the About page. */
export const legalTexts: Readonly<Record<LegalTextName, LegalText>> = all;
