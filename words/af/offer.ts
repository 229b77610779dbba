import type { offerWords as english } from "../en/offer.ts";
import type { Translation } from "../text/translation.ts";

/** The line that a first visit gets whose browser asks for this language, on a page in another one. */
export const offerWords: Translation<typeof english> = {
  offer: "Lees hierdie bladsy in Afrikaans",
  stay: "Bly by Afrikaans",
};
