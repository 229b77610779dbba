import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Problems, presentRule } from "../problems.ts";
import { confirmationRule, passwordRule } from "../rules.ts";
import { formRules, newPasswordText, nothing, text } from "../wire.ts";

/** The change-password form (S5.079, S5.080). */
export function newPasswordProblems(values: {
  password: string;
  confirmPassword: string;
}): Problems {
  return checkRules([
    passwordRule("password", values.password),
    confirmationRule("confirmPassword", values.confirmPassword, values.password),
  ]);
}

export const newPassword = z
  .object({ password: newPasswordText, token: text(fieldLimits.token) })
  .check(
    formRules(({ password, token }) =>
      checkRules([passwordRule("password", password), presentRule("token", token)]),
    ),
  );

/**
 * Changes a password with the token of a mailed link (S7.071–S7.073). The one place that consumes a
 * reset link.
 */
export const processReset = call({
  api: "practice",
  method: "POST",
  path: "/security/password/processReset",
  body: newPassword,
  reply: nothing,
  failures: ["RESET_LINK_USED", "RESET_LINK_EXPIRED", "RESET_LINK_UNKNOWN"],
  idempotent: true,
});

export const resetLink = z.object({ token: text(fieldLimits.token) });
export const resetUsernameReply = z.object({ username: z.nullable(z.string()) });

/**
 * Whose password a live reset link sets, so that password managers keep the new one under that name.
 * It is `null` for any other token. The mail has said it already. A POST, since a token belongs in no address.
 */
export const resetUsername = call({
  api: "practice",
  method: "POST",
  path: "/security/password/resetUsername",
  body: resetLink,
  reply: resetUsernameReply,
  failures: [],
});
