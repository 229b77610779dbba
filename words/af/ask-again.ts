import type { askAgainWords as english } from "../en/ask-again.ts";
import type { Translation } from "../text/translation.ts";

/** What to do when a message that was asked for does not come (S2.143, S2.147). */
export const askAgainWords: Translation<typeof english> = {
  advice: "Niks daar ná ’n paar minute nie? Kyk in jou gemorspos (spam), of vra weer.",
  button: "Vra weer",
};
