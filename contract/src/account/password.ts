import * as z from "zod/mini";
import { call } from "../call.ts";
import { checkRules } from "../problems.ts";
import { passwordRule } from "../rules.ts";
import { formRules, newPasswordText, passwordText } from "../wire.ts";
import { changing, failuresOfChanges } from "./changes.ts";

/**
 * Sets a new password. Whoever logged in with the old one has to send that too, unless they have reauthenticated since
 * (ASVS 6.2.3); where it is left out, the response is `PROOF_NEEDED`. Every other login of the account ends; this one
 * stays.
 */
export const changeOwnPassword = call({
  ...changing,
  path: "/password",
  body: z
    .object({ password: newPasswordText, currentPassword: z.optional(passwordText) })
    .check(formRules(({ password }) => checkRules([passwordRule("password", password)]))),
  failures: [...failuresOfChanges, "WRONG_PASSWORD"],
});
