import * as z from "zod/mini";
import { call } from "../call.ts";
import { who } from "./accounts.ts";
import { because, moment } from "./formats.ts";

/**
 * Lets the second step of an account end in 72 hours, for an owner who has lost the app and every recovery code. The
 * owner is mailed, and calls it off by saying that it was not them, or by a code. Asked again while it ends, it tells
 * when. 404 for an account that has none.
 */
export const letSecondStepEnd = call({
  api: "products",
  method: "POST",
  path: "/accounts/second-step/end",
  body: z.extend(who, because),
  reply: z.object({ endsAt: moment }),
  failures: [
    "UNAUTHORISED",
    "ROLE_REFUSED",
    "NAMED_OWNER_NEEDED",
    "ACCOUNT_UNKNOWN",
    "SECOND_STEP_UNKNOWN",
  ],
  secondPerson: true,
});
