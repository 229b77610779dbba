import type { personFieldWords as english } from "../en/person-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What both sign-ups ask for: who a person is, a password, the terms. */
export const personFieldWords: Translation<typeof english> = {
  identityType: { label: "Uhlobo lukamazisi" },
  idNumber: { label: "Inombolo ye-ID", hint: "Izinombolo ezingu-13, ngaphandle kwezikhala" },
  passportNumber: { label: "Inombolo yephasipoti" },
  passportCountry: { label: "Izwe lephasipoti" },
  password: { label: "Iphasiwedi" },
  confirmPassword: { label: "Qinisekisa iphasiwedi" },
  termsAccepted: { label: "Imigomo nemibandela" },
};
