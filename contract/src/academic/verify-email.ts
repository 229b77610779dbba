import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { nothing, passwordText, rules, text } from "../wire.ts";
import { newAddressProblems } from "./verify-email-rules.ts";

/**
 * Verifies the address of a sign-up with the code of its mail (S7.040–S7.042). Activates at once in the
 * browser that signed up, or when a person confirms; in any other browser it answers
 * `confirmationNeeded` and changes nothing (Q074, SEC-E1).
 */
export const verifyEmail = call({
  api: "academic",
  method: "POST",
  path: "/v1/signup/verifyEmail",
  body: z.object({
    emailAddress: text(fieldLimits.email),
    verificationCode: text(fieldLimits.token),
    confirm: z._default(z.boolean(), false),
  }),
  reply: z.object({ confirmationNeeded: z._default(z.boolean(), false) }),
  failures: ["VERIFICATION_INVALID", "VERIFICATION_EXPIRED"],
});

/** Sends the verification mail again; the same answer for every address. */
export const resendVerification = call({
  api: "academic",
  method: "POST",
  path: "/v1/signup/resendVerification",
  body: z.object({ emailAddress: text(fieldLimits.email) }),
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
    .check(rules(({ newEmailAddress }) => newAddressProblems(newEmailAddress))),
  reply: nothing,
  failures: ["BAD_CREDENTIALS"],
  idempotent: true,
});
