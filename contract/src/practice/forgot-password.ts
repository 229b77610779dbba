import { recoveryFieldWords } from "@frontdoor/words/recovery-fields.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits, otpLength } from "../constants.ts";
import { messages } from "../messages.ts";
import { checkRules, type Entered, type Problems } from "../problems.ts";
import { confirmationRule, invalidUnless, passwordRule, textRule } from "../rules.ts";
import { plainCode } from "../validators/pasted.ts";
import { codeText, formRules, locationReply, newPasswordText, text } from "../wire.ts";

const usernameRule = (value: string | undefined) =>
  textRule({ field: "username", label: recoveryFieldWords.username, value }, fieldLimits.username);

/** The problems of a request to reset a password: it needs a username (S2.137). */
export function resetRequestProblems(values: Entered<{ username: string }>): Problems {
  return checkRules([usernameRule(values.username)]);
}

/** The body of a reset with a one-time password (S5.081–S5.083, Q071). */
export interface OtpReset {
  otp: string;
  username: string;
  password: string;
}

const otpRules = (values: Entered<OtpReset>) => [
  {
    field: "otp",
    value: values.otp,
    requiredMessage: messages.required,
    problem: (otp: string) =>
      invalidUnless(
        new RegExp(`^[0-9]{${otpLength}}$`).test(plainCode(otp)),
        recoveryFieldWords.otp,
      ),
  },
  usernameRule(values.username),
  passwordRule("password", values.password),
];

function otpResetProblems(values: Entered<OtpReset>): Problems {
  return checkRules(otpRules(values));
}

/** The problems of the form for a one-time password, in which the new password is typed twice (S5.081–S5.083). */
export function otpFormProblems(values: OtpReset & { confirmPassword: string }): Problems {
  return checkRules([
    ...otpRules(values),
    confirmationRule("confirmPassword", values.confirmPassword, values.password),
  ]);
}

export const resetRequest = z
  .object({ username: text(fieldLimits.username) })
  .check(formRules(resetRequestProblems));

/**
 * Sends a practice user or patient what they need to choose a new password (S7.060–S7.063). That is a link by mail and,
 * where this deployment sends them, a one-time password: `otpAvailable` says whether it does. The response is the same
 * whether or not there is such a user (Q073).
 */
export const requestReset = call({
  api: "practice",
  method: "POST",
  path: "/security/password/requestReset",
  body: resetRequest,
  reply: z.object({ otpAvailable: z.boolean() }),
  failures: [],
  idempotent: true,
});

/**
 * Sets a new password with the one-time password that was sent (S7.064–S7.067). `location` is the login
 * page of this site, never a product (SEC-C7).
 */
export const processResetWithOtp = call({
  api: "practice",
  method: "POST",
  path: "/security/password/processResetWithOtp",
  body: z
    .object({ otp: codeText, username: text(fieldLimits.username), password: newPasswordText })
    .check(formRules(otpResetProblems)),
  reply: locationReply,
  failures: ["OTP_INVALID"],
  idempotent: true,
});
