import type { forgotUsernameWords as english } from "../en/forgot-username.ts";
import type { Translation } from "../text/translation.ts";

/** Forgot username (S2.144–S2.147). */
export const forgotUsernameWords: Translation<typeof english> = {
  heading: "Ukhohlwe igama lomsebenzisi?",
  lead: "Sicela usitshele ikheli obhalise ngalo, sizothumela igama lakho lomsebenzisi kulo.",
  labels: { emailAddress: "Ikheli le-imeyili" },
  submit: "Cela isikhumbuzo",
  forgotPassword: "Ukhohlwe iphasiwedi?",
};
