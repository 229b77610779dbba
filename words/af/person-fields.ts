import type { personFieldWords as english } from "../en/person-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What both sign-ups ask for: who a person is, a password, the terms. */
export const personFieldWords: Translation<typeof english> = {
  identityType: { label: "Soort identifikasie" },
  idNumber: { label: "ID-nommer", hint: "13 syfers, sonder spasies" },
  passportNumber: { label: "Paspoortnommer" },
  passportCountry: { label: "Land van paspoort" },
  password: { label: "Wagwoord" },
  confirmPassword: { label: "Bevestig wagwoord" },
  termsAccepted: { label: "Bepalings en voorwaardes" },
};
