import * as z from "zod/mini";
import { call } from "../call.ts";
import { who } from "./accounts.ts";
import { ticket } from "./formats.ts";
import { refusals, writing } from "./key-calls.ts";

/**
 * Ends every login of an account at its products. Its tokens of OpenID Connect are no longer valid, its clients get a
 * logout token, and the product gets an event `signed-out`; password and devices stay.
 */
export const signOutAccount = call({
  ...writing,
  path: "/accounts/sign-out",
  body: z.extend(who, { ticket: z.optional(ticket) }),
  failures: [...refusals, "ACCOUNT_UNKNOWN"],
});
