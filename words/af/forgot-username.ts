import type { forgotUsernameWords as english } from "../en/forgot-username.ts";
import type { Translation } from "../text/translation.ts";

/** Forgot username (S2.144–S2.147). */
export const forgotUsernameWords: Translation<typeof english> = {
  heading: "Gebruikersnaam vergeet",
  lead: "Gee vir ons die adres waarmee jy geregistreer het, dan stuur ons jou gebruikersnaam daarheen.",
  labels: { emailAddress: "E-posadres" },
  submit: "Stuur vir my ’n herinnering",
  forgotPassword: "Wagwoord vergeet?",
};
