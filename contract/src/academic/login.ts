import * as z from "zod/mini";
import { call } from "../call.ts";
import { credentials } from "../practice/login.ts";
import { loginQuery } from "../return-to-query.ts";
import { locationReply } from "../wire.ts";

/**
 * Checks the email address and password of an academic user and returns where to go next (S7.005–S7.009). A wrong
 * password and an unknown address are the same 401. So is a registration whose address is not verified yet, except in
 * the browser that signed up: there `location` is the page of this site that asks for the verification.
 */
export const brochureLogin = call({
  api: "academic",
  method: "POST",
  path: "/v1/security/brochureLogin",
  query: z.object(loginQuery),
  body: credentials,
  reply: locationReply,
  failures: ["BAD_CREDENTIALS"],
});

/** Whether an academic account is locked: always no, and without a call, since this API has no lock check (S7.046). */
export const isAcademicAccountLocked = (): false => false;
