import type { logOutWords as english } from "../en/log-out.ts";
import type { Translation } from "../text/translation.ts";

/** Asks somebody who stays signed in on a device whether to log out, where a product did not say who they are. */
export const logOutWords: Translation<typeof english> = {
  heading: "Uyafuna ukuphuma?",
  text: "Uma ungenile kule divayisi, ukuphuma kukukhipha lapha nakuyo yonke imikhiqizo.",
  submit: "Phuma",
  stay: "Ukuze uhlale ungenile, vala leli khasi.",
};
