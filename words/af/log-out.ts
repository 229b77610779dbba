import type { logOutWords as english } from "../en/log-out.ts";
import type { Translation } from "../text/translation.ts";

/** Asks somebody who stays signed in on a device whether to log out, where a product did not say who they are. */
export const logOutWords: Translation<typeof english> = {
  heading: "Wil jy afmeld?",
  text: "As jy op hierdie toestel aangemeld is, word jy hier en by elke produk afgemeld.",
  submit: "Meld af",
  stay: "Om aangemeld te bly, maak hierdie bladsy toe.",
};
