import type { recoveryFieldWords as english } from "../en/recovery-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What the forms of a forgotten password or username ask for (S5.077–S5.085), as messages name it. */
export const recoveryFieldWords: Translation<typeof english> = {
  username: "Username",
  otp: "One-time password",
  emailAddress: "Email Address",
  /** What the screen says after every request for a reminder, whoever asked (S2.147). */
  reminderSent:
    "If a user with this email address exists, then an email will be sent to their registered email address with a username reminder.",
};
