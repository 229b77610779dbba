import type { signUpPracticeWords as english } from "../en/sign-up-practice.ts";
import type { Translation } from "../text/translation.ts";

/** The practice sign-up (S2.129). */
export const signUpPracticeWords: Translation<typeof english> = {
  intro: "Vir gesondheidswerkers. Ses kort dele op een bladsy.",
  contactHint: "Hierheen stuur ons ’n nuwe wagwoord, as jy dalk een nodig kry.",
  usernameTypes: {
    CUSTOM: "’n Eie naam",
    EMAIL: "My e-posadres",
    CELLULAR: "My selfoonnommer",
  },
  logInWithInvite: "Is dit joune? Meld met hierdie uitnodiging aan",
};
