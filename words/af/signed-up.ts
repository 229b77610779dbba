import type { signedUpWords as english } from "../en/signed-up.ts";
import type { Translation } from "../text/translation.ts";

/** In place of a sign-up form that was sent, for whoever comes back to it. No script holds these words. */
export const signedUpWords: Translation<typeof english> = {
  heading: "Jy is geregistreer",
  text: "Hier is niks meer om in te vul nie. Maak die skakel oop in die e-pos wat ons vir jou gestuur het, en meld dan aan.",
  logIn: "Meld aan",
  again: "Registreer iemand anders",
};
