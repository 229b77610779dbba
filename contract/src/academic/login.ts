import { call } from "../call.ts";
import { credentials } from "../practice/login.ts";
import { locationReply } from "../wire.ts";

/**
 * Checks an academic user's credentials and answers where to go next (S7.005–S7.009). For a pending
 * registration `location` is the waiting page of this site; the wrong password of anybody is 401.
 */
export const brochureLogin = call({
  api: "academic",
  method: "POST",
  path: "/v1/security/brochureLogin",
  body: credentials,
  reply: locationReply,
  failures: ["BAD_CREDENTIALS"],
});

/** S7.046: the academic lock check makes no call and always says no. */
export const isAcademicAccountLocked = (): false => false;
