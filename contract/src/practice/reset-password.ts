import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Problems } from "../problems.ts";
import { confirmationRule, passwordRule } from "../rules.ts";
import { newPasswordText, nothing, rules, text } from "../wire.ts";

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
  .check(rules(({ password }) => checkRules([passwordRule("password", password)])));

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
