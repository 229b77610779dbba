import type { brokenPageWords as english } from "../en/broken-page.ts";
import type { Translation } from "../text/translation.ts";

/** What stands for a page that could not be shown. */
export const brokenPageWords: Translation<typeof english> = {
  heading: "Hierdie bladsy kan nie gewys word nie",
  lead: "Iets het aan ons kant verkeerd geloop. Laai asseblief die bladsy weer.",
  help: "As dit nie help nie, skryf aan {email} of bel {phone}, dan help ons jou.",
  again: "Laai weer",
  home: "Gaan na die tuisblad",
};
