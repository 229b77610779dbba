import type { personFieldWords as english } from "../en/person-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What both sign-ups ask for: who a person is, a password, the terms. */
export const personFieldWords: Translation<typeof english> = {
  identityType: { label: "Identity type" },
  idNumber: { label: "ID number", hint: "13 digits, without spaces" },
  passportNumber: { label: "Passport number" },
  passportCountry: { label: "Passport country" },
  password: { label: "Password" },
  confirmPassword: { label: "Confirm password" },
  termsAccepted: { label: "Terms and Conditions" },
};
