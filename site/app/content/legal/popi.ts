import type { LegalText } from "./titles.ts";

export const popi: LegalText = { standing: "Draft for legal review.", sections: [] };
