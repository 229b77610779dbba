import type { LegalText } from "./titles.ts";

export const privacy: LegalText = { standing: "Draft for legal review.", sections: [] };
