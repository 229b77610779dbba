import * as z from "zod/mini";
import { call } from "../call.ts";
import { who } from "./accounts.ts";
import { because, moment } from "./formats.ts";
import { ownerRefusals, writing, writingOnce } from "./key-calls.ts";

/**
 * Ends two-step verification of an account after 72 hours, for an owner without app and recovery codes. The owner gets
 * a mail, and can cancel it by "This wasn't me" or by logging in with a code. A repeated call returns when it ends. 404
 * for an account without two-step verification.
 */
export const letSecondStepEnd = call({
  ...writing,
  path: "/accounts/second-step/end",
  body: z.extend(who, because),
  reply: z.object({ endsAt: moment }),
  failures: [...ownerRefusals, "ACCOUNT_UNKNOWN", "SECOND_STEP_UNKNOWN"],
  secondPerson: true,
});

/** How long a code that replaces a lost app is valid. */
export const oneTimeCodeHours = 24;

/**
 * Mails the owner of an account a code that replaces a lost app once, within 24 hours and after the password. It goes only
 * to the verified address and is not shown to the caller; a verified number is notified. It always waits for a second
 * person. 409 where the address is not verified or changed in the last 72 hours, 404 without two-step verification.
 */
export const sendOneTimeCode = call({
  ...writingOnce,
  path: "/accounts/second-step/one-time-code",
  body: z.extend(who, because),
  reply: z.object({ expiresAt: moment }),
  failures: [...ownerRefusals, "ACCOUNT_NOT_ACTIVE", "SECOND_STEP_UNKNOWN", "ADDRESS_NOT_SETTLED"],
  secondPerson: "always",
});
