import * as z from "zod/mini";
import { passkeyLogin, passkeyOptionsReply } from "../account/passkey-forms.ts";
import { secondStepAnswer } from "../account/second-step-forms.ts";
import { targetQuery } from "../account/target.ts";
import { call } from "../call.ts";
import { credentials } from "../practice/login.ts";
import { wayBackQuery } from "../way-back-query.ts";
import { locationReply, nothing } from "../wire.ts";

/**
 * Checks the email address and password of an academic user and answers where to go next (S7.005–S7.009).
 * A wrong password and an unknown address are the same 401. So is a registration whose address is not
 * verified yet, except in the browser that signed up: there `location` is the page of this site that asks
 * for the verification.
 */
export const brochureLogin = call({
  api: "academic",
  method: "POST",
  path: "/v1/security/brochureLogin",
  query: z.object({ ...wayBackQuery, ...targetQuery }),
  body: credentials,
  reply: locationReply,
  failures: ["BAD_CREDENTIALS"],
});

/**
 * Whether an academic account is locked: always no, and without a call, since this API has no lock check
 * (S7.046).
 */
export const isAcademicAccountLocked = (): false => false;

/**
 * Takes the code that a right password owes and answers where to go next. It is one of the app or a recovery code;
 * the step waits five minutes for five codes, in the browser that logged in.
 */
export const secondStep = call({
  api: "academic",
  method: "POST",
  path: "/v1/security/second-step",
  body: secondStepAnswer,
  reply: locationReply,
  failures: ["WRONG_CODE", "STEP_ENDED"],
});

/** What the browser is to ask a passkey for. It names nobody: the passkey says whose it is. */
export const passkeyLoginOptions = call({
  api: "academic",
  method: "POST",
  path: "/v1/security/passkey/options",
  body: nothing,
  reply: passkeyOptionsReply,
  failures: [],
});

/** Checks what a passkey answered and tells where to go next. Every refusal is the same, as at the practice API. */
export const passkeyAuthenticate = call({
  api: "academic",
  method: "POST",
  path: "/v1/security/passkey",
  query: z.object({ ...wayBackQuery, ...targetQuery }),
  body: z.object({ passkey: passkeyLogin }),
  reply: locationReply,
  failures: ["PASSKEY_REFUSED"],
});
