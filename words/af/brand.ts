import type { brandWords as english } from "../en/brand.ts";
import type { Translation } from "../text/translation.ts";

/** What the brand says in words rather than names; another language says it in its own. */
export const brandWords: Translation<typeof english> = {
  founder: "’n ortopediese chirurg",
  college: "die Nasionale Kollege vir Geneeskunde",
  providers: "Verskaffers",
};
