import type { recoveryFieldWords as english } from "../en/recovery-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What the forms of a forgotten password or username ask for (S5.077–S5.085), as messages name it. */
export const recoveryFieldWords: Translation<typeof english> = {
  username: "Gebruikersnaam",
  otp: "Eenmalige wagwoord",
  emailAddress: "E-posadres",
  /** What the screen says after every request for a reminder, whoever asked (S2.147). */
  reminderSent:
    "As daar ’n gebruiker met hierdie e-posadres is, sal ’n e-pos met ’n herinnering aan die gebruikersnaam na die geregistreerde e-posadres gestuur word.",
};
