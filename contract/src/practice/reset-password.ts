import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Problems, presentRule } from "../problems.ts";
import { confirmationRule, passwordRule } from "../rules.ts";
import { formRules, newPasswordText, nothing, text } from "../wire.ts";

/** The problems of the change-password form, in which the password is typed twice (S5.079, S5.080). */
export function newPasswordProblems(values: {
  password: string;
  confirmPassword: string;
}): Problems {
  return checkRules([
    passwordRule("password", values.password),
    confirmationRule("confirmPassword", values.confirmPassword, values.password),
  ]);
}

/** The call that uses a reset link, without its path: the same at both products. */
export const newPasswordCall = {
  method: "POST",
  body: z
    .object({ password: newPasswordText, token: text(fieldLimits.token) })
    .check(
      formRules(({ password, token }) =>
        checkRules([passwordRule("password", password), presentRule("token", token)]),
      ),
    ),
  reply: nothing,
  failures: ["RESET_LINK_USED", "RESET_LINK_EXPIRED", "RESET_LINK_UNKNOWN"],
  idempotent: true,
} as const;

/**
 * Sets a new password with the token of a mailed reset link (S7.071–S7.073). Nothing else uses the link up,
 * so opening it does no harm.
 */
export const processReset = call({
  ...newPasswordCall,
  api: "practice",
  path: "/security/password/processReset",
});

/** The same for the call that returns whose link it is. */
export const resetUsernameCall = {
  method: "POST",
  body: z
    .object({ token: text(fieldLimits.token) })
    .check(formRules(({ token }) => checkRules([presentRule("token", token)]))),
  reply: z.object({ username: z.nullable(z.string()) }),
  failures: [],
} as const;

/**
 * Returns whose password a reset link sets, or `null` for a token that is not valid. A password manager then keeps the
 * new one under that name; the mail has named it already. It is a POST, since a token belongs in no address.
 */
export const resetUsername = call({
  ...resetUsernameCall,
  api: "practice",
  path: "/security/password/resetUsername",
});
