import * as z from "zod/mini";
import { passkeyLogin, passkeyOptionsReply } from "../account/passkey-forms.ts";
import { secondStepAnswer } from "../account/second-step-forms.ts";
import { targetQuery } from "../account/target.ts";
import { call } from "../call.ts";
import {
  clientTypeHeader,
  fieldLimits,
  practiceAuthAccept,
  practiceClientType,
} from "../constants.ts";
import { wayBackQuery } from "../way-back-query.ts";
import { formRules, locationReply, nothing, optionalText, passwordText, text } from "../wire.ts";
import { credentialProblems } from "./login-rules.ts";

export const credentials = z
  .object({ username: text(fieldLimits.username), password: passwordText })
  .check(formRules(credentialProblems));

/**
 * Checks the username and password of a practice user and answers where to go next (S7.048–S7.053). Every
 * reason that must not be told apart is the same 401 (SEC-A1). With the code of an invite, logging in
 * accepts the invite.
 */
export const authenticate = call({
  api: "practice",
  method: "POST",
  path: "/security/auth",
  query: z.object({ inviteCode: optionalText(fieldLimits.token), ...wayBackQuery, ...targetQuery }),
  headers: { Accept: practiceAuthAccept, [clientTypeHeader]: practiceClientType },
  body: credentials,
  reply: locationReply,
  failures: ["BAD_CREDENTIALS", "NOT_ACCEPTABLE"],
});

/**
 * Tells whether a username is locked (S7.054). The answer is `{locked}`; a back end that answers a bare
 * boolean is understood as well (Q032).
 */
export const lockedStatus = call({
  api: "practice",
  method: "GET",
  path: "/security/{username}/lockedstatus",
  params: z.object({ username: text(fieldLimits.username) }),
  reply: z.union([z.boolean(), z.object({ locked: z.boolean() })]),
  failures: [],
});

/**
 * Takes the code that a right password owes and answers where to go next. It is one of the app or a recovery code;
 * the step waits five minutes for five codes, in the browser that logged in.
 */
export const secondStep = call({
  api: "practice",
  method: "POST",
  path: "/security/second-step",
  body: secondStepAnswer,
  reply: locationReply,
  failures: ["WRONG_CODE", "STEP_ENDED"],
});

/** What the browser is to ask a passkey for. It names nobody: the passkey says whose it is. */
export const passkeyLoginOptions = call({
  api: "practice",
  method: "POST",
  path: "/security/passkey/options",
  body: nothing,
  reply: passkeyOptionsReply,
  failures: [],
});

/**
 * Checks what a passkey answered and tells where to go next. Every refusal is the same, whether the passkey is
 * unknown, removed, an archived account's or the other product's, or answered too late: it says nothing about the
 * passkey, so a page must not tell the browser to forget it (`signalUnknownCredential`) for a refusal alone.
 */
export const passkeyAuthenticate = call({
  api: "practice",
  method: "POST",
  path: "/security/passkey",
  query: z.object({ inviteCode: optionalText(fieldLimits.token), ...wayBackQuery, ...targetQuery }),
  body: z.object({ passkey: passkeyLogin }),
  reply: locationReply,
  failures: ["PASSKEY_REFUSED"],
});
