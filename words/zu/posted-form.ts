import type { postedFormWords as english } from "../en/posted-form.ts";
import type { Translation } from "../text/translation.ts";

/** What is said of forms that a browser sends without script. */
export const postedFormWords: Translation<typeof english> = {
  /** Above a form that came back, where nobody can tell whether it was sent from our page. */
  sendAgain:
    "Sicela ubheke lokho okufakile bese ukuthumela futhi: isiphequluli sakho asishongo ukuthi kuvela kuleli khasi.",
  /** While a browser is led to another site. */
  leaving: "Uyadluliselwa phambili.",
  goOn: "Qhubeka",
};
