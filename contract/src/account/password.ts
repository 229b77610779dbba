import * as z from "zod/mini";
import { call } from "../call.ts";
import { checkRules } from "../problems.ts";
import { passwordRule } from "../rules.ts";
import { formRules, newPasswordText, nothing } from "../wire.ts";
import { failuresOfChanges } from "./failures.ts";

/** Sets a new password. Every other login of the account ends; this one stays. */
export const changeOwnPassword = call({
  api: "account",
  method: "POST",
  path: "/password",
  body: z
    .object({ password: newPasswordText })
    .check(formRules(({ password }) => checkRules([passwordRule("password", password)]))),
  reply: nothing,
  failures: failuresOfChanges,
  idempotent: true,
});
