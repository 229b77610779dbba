import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Problems, presentRule } from "../problems.ts";
import { confirmationRule, passwordRule } from "../rules.ts";
import { formRules, nothing, passwordText, text } from "../wire.ts";

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
  .object({ password: passwordText, token: text(fieldLimits.token) })
  .check(
    formRules(({ password, token }) =>
      checkRules([passwordRule("password", password), presentRule("token", token)]),
    ),
  );

/** S7.071–S7.073: the one place that consumes a reset link. */
export const processReset = call({
  api: "practice",
  method: "POST",
  path: "/security/password/processReset",
  body: newPassword,
  reply: nothing,
  failures: ["RESET_LINK_USED", "RESET_LINK_EXPIRED", "RESET_LINK_UNKNOWN"],
  idempotent: true,
});
