import type { recoveryFieldWords as english } from "../en/recovery-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What the forms of a forgotten password or username ask for (S5.077–S5.085), as messages name it. */
export const recoveryFieldWords: Translation<typeof english> = {
  username: "Igama lomsebenzisi",
  otp: "Ikhodi esebenza kanye",
  emailAddress: "Ikheli le-imeyili",
  /** What the screen says after every request for a reminder, whoever asked (S2.147). */
  reminderSent:
    "Uma kukhona umsebenzisi onaleli kheli le-imeyili, kuzothunyelwa i-imeyili ekhelini lakhe elibhalisiwe, imkhumbuze igama lakhe lomsebenzisi.",
};
