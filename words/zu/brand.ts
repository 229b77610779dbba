import type { brandWords as english } from "../en/brand.ts";
import type { Translation } from "../text/translation.ts";

/** What the brand says in words rather than names; another language says it in its own. */
export const brandWords: Translation<typeof english> = {
  founder: "udokotela ohlinza amathambo",
  college: "iKolishi Likazwelonke Lezokwelapha",
  providers: "Abahlinzeki",
};
