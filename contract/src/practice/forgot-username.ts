import { recoveryFieldWords } from "@frontdoor/words/recovery-fields.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Problems } from "../problems.ts";
import { emailRule } from "../rules.ts";
import { formRules, nothing, text } from "../wire.ts";

/**
 * The problems of the forgot-username form (S5.084, S5.085). Its field is `emailAddress`, while the call sends `email`
 * (S3.066, S3.067).
 */
export function reminderProblems(values: { emailAddress: string }): Problems {
  return checkRules([
    emailRule({
      field: "emailAddress",
      label: recoveryFieldWords.emailAddress,
      value: values.emailAddress,
    }),
  ]);
}

/** The text after every request for a reminder, whether or not an account exists (S2.147). */
export const reminderSentMessage = recoveryFieldWords.reminderSent;

/**
 * Mails the usernames that belong to an email address to that address (S7.068–S7.070). The answer is the
 * same for every address.
 */
export const requestReminder = call({
  api: "practice",
  method: "POST",
  path: "/security/username/requestReminder",
  body: z
    .object({ email: text(fieldLimits.email) })
    .check(
      formRules(({ email }) =>
        checkRules([
          emailRule({ field: "email", label: recoveryFieldWords.emailAddress, value: email }),
        ]),
      ),
    ),
  reply: nothing,
  failures: [],
  idempotent: true,
});
