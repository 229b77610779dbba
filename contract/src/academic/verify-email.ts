import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, presentRule } from "../problems.ts";
import { formRules, nothing, passwordText, text } from "../wire.ts";
import { otherAddressProblems } from "./verify-email-rules.ts";

/**
 * Verifies the address of a sign-up with the code of its mail (S7.040–S7.042). Activates at once in the
 * browser that signed up, or when a person confirms; in any other browser it answers
 * `confirmationNeeded` and changes nothing (Q074, SEC-E1). Of a head
 * of department whose invite was withdrawn no account is made, and the holder of the link is told why.
 */
export const verifyEmail = call({
  api: "academic",
  method: "POST",
  path: "/v1/signup/verifyEmail",
  body: z
    .object({
      emailAddress: text(fieldLimits.email),
      verificationCode: text(fieldLimits.token),
      /** Not one of S7.041's keys: sent only when an answer has asked for it. */
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

/** Sends the verification mail again; the same answer for every address. */
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

/** Moves a pending registration to another address; needs its password. */
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
