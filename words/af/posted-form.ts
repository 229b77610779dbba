import type { postedFormWords as english } from "../en/posted-form.ts";
import type { Translation } from "../text/translation.ts";

/** What is said of forms that a browser sends without script. */
export const postedFormWords: Translation<typeof english> = {
  /** Above a form that came back, where nobody can tell whether it was sent from our page. */
  sendAgain:
    "Kyk asseblief na wat jy ingevul het en stuur dit weer: jou blaaier het nie gesê dat dit van hierdie bladsy kom nie.",
  /** While a browser is led to another site. */
  leaving: "Jy word verder geneem.",
  goOn: "Gaan voort",
};
