import type { signedUpWords as english } from "../en/signed-up.ts";
import type { Translation } from "../text/translation.ts";

/** In place of a sign-up form that was sent, for whoever comes back to it. No script holds these words. */
export const signedUpWords: Translation<typeof english> = {
  heading: "Usubhalisile",
  text: "Akusekho okunye okudinga ukugcwaliswa lapha. Vula isixhumanisi esiku-imeyili esikuthumele yona, bese uyangena.",
  logIn: "Ngena",
  again: "Bhalisa omunye umuntu",
};
