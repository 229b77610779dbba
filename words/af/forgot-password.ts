import type { forgotPasswordWords as english } from "../en/forgot-password.ts";
import type { Translation } from "../text/translation.ts";

/** Forgot password: the request, and then the one-time password (S2.136–S2.143). */
export const forgotPasswordWords: Translation<typeof english> = {
  heading: "Wagwoord vergeet",
  labels: { username: "Gebruikersnaam", email: "E-posadres", otp: "Eenmalige wagwoord" },
  request: { submit: "Stuur instruksies", forgotUsername: "Gebruikersnaam vergeet?" },
  /** What a person is told who asked for instructions, whether the user exists or not (S2.143). */
  requested: {
    link: "As die gebruiker bestaan, stuur ons ’n boodskap met instruksies om die wagwoord terug te stel.",
    code: "As die gebruiker bestaan, stuur ons ’n boodskap met instruksies om die wagwoord terug te stel. Die e-pos bevat ook ’n skakel, ingeval die kode nie aankom nie.",
    noMore:
      "Dit was drie boodskappe binne ’n uur; die volgende kan ná {time} gestuur word. Gebruik intussen die nuutste een, kyk in jou gemorspos (spam), meld aan met ’n toegangsleutel as jy een het, of bel ons by {phone}.",
  },
  otp: {
    hint: "Uit die SMS of uit die e-pos. Dit kan ’n minuut neem om aan te kom.",
    newCode: "Stuur ’n nuwe kode",
    otherUsername: "Gebruik ’n ander gebruikersnaam",
  },
};
