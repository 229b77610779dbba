import * as z from "zod/mini";
import { call } from "../call.ts";
import {
  clientTypeHeader,
  fieldLimits,
  practiceAuthAccept,
  practiceClientType,
} from "../constants.ts";
import { loginQuery } from "../return-to-query.ts";
import { formRules, locationReply, optionalText, passwordText, text } from "../wire.ts";
import { credentialProblems } from "./login-rules.ts";

export const credentials = z
  .object({ username: text(fieldLimits.username), password: passwordText })
  .check(formRules(credentialProblems));

/**
 * Checks the username and password of a practice user and returns where to go next (S7.048–S7.053). All refusals that
 * could reveal an account are the same 401 (SEC-A1). With the code of an invite, logging in accepts the invite.
 */
export const authenticate = call({
  api: "practice",
  method: "POST",
  path: "/security/auth",
  query: z.object({ inviteCode: optionalText(fieldLimits.token), ...loginQuery }),
  headers: { Accept: practiceAuthAccept, [clientTypeHeader]: practiceClientType },
  body: credentials,
  reply: locationReply,
  failures: ["BAD_CREDENTIALS", "NOT_ACCEPTABLE"],
});

/**
 * Returns whether a username is locked (S7.054). The response is `{locked}`; a back end that returns a bare boolean is
 * understood too (Q032).
 */
export const lockedStatus = call({
  api: "practice",
  method: "GET",
  path: "/security/{username}/lockedstatus",
  params: z.object({ username: text(fieldLimits.username) }),
  reply: z.union([z.boolean(), z.object({ locked: z.boolean() })]),
  failures: [],
});
