import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, presentRule } from "../problems.ts";
import { formRules, nothing, passwordText, text } from "../wire.ts";
import { otherAddressProblems } from "./verify-email-rules.ts";

/**
 * Activates the account of a sign-up with the code from its verification mail (S7.040–S7.042). In the
 * browser that signed up it does so at once; in any other it changes nothing and answers
 * `confirmationNeeded`, until the call is repeated with `confirm` because a person has pressed the button
 * (Q074, SEC-E1). A head of department whose invite was withdrawn gets no account, and an answer that says
 * why.
 */
export const verifyEmail = call({
  api: "academic",
  method: "POST",
  path: "/v1/signup/verifyEmail",
  body: z
    .object({
      emailAddress: text(fieldLimits.email),
      verificationCode: text(fieldLimits.token),
      /**
       * Whether a person has pressed the button: not one of the keys of S7.041, and sent only when an
       * answer has asked for it.
       */
      confirm: z.optional(z.boolean()),
    })
    .check(
      formRules(({ emailAddress, verificationCode }) =>
        checkRules([
          presentRule("emailAddress", emailAddress),
          presentRule("verificationCode", verificationCode),
        ]),
      ),
    ),
  reply: z.object({ confirmationNeeded: z._default(z.boolean(), false) }),
  failures: ["VERIFICATION_INVALID", "VERIFICATION_EXPIRED", "INVITE_WITHDRAWN"],
});

/** Sends the verification mail of a sign-up again. The answer is the same for every address. */
export const resendVerification = call({
  api: "academic",
  method: "POST",
  path: "/v1/signup/resendVerification",
  body: z
    .object({ emailAddress: text(fieldLimits.email) })
    .check(
      formRules(({ emailAddress }) => checkRules([presentRule("emailAddress", emailAddress)])),
    ),
  reply: nothing,
  failures: [],
  idempotent: true,
});

/**
 * Gives a sign-up that waits for verification another email address, and mails the link there. It needs
 * the password of the sign-up.
 */
export const changeAddress = call({
  api: "academic",
  method: "POST",
  path: "/v1/signup/changeAddress",
  body: z
    .object({
      emailAddress: text(fieldLimits.email),
      password: passwordText,
      newEmailAddress: text(fieldLimits.email),
    })
    .check(
      formRules(({ emailAddress, ...wished }) => ({
        ...checkRules([presentRule("emailAddress", emailAddress)]),
        ...otherAddressProblems(wished),
      })),
    ),
  reply: nothing,
  failures: ["BAD_CREDENTIALS"],
  idempotent: true,
});
