import type { loginEndedWords as english } from "../en/login-ended.ts";
import type { Translation } from "../text/translation.ts";

/** A login that a product asked for and that cannot go on. */
export const loginEndedWords: Translation<typeof english> = {
  heading: "Hierdie aanmelding het verval",
  reasons:
    "Dit het te lank gewag, is reeds voltooi, of het in ’n ander blaaier begin. Niks is verander nie.",
  whatNow: "Gaan terug na waar jy vandaan gekom het en meld van daar af aan, of meld hier aan.",
  logIn: "Meld aan",
};
