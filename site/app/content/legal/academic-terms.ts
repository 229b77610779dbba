import type { LegalText } from "./titles.ts";

export const academicTerms: LegalText = { standing: "Draft for legal review.", sections: [] };
