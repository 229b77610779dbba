import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, presentRule } from "../problems.ts";
import { moment } from "../products/formats.ts";
import { passwordRule } from "../rules.ts";
import { codeText, formRules, newPasswordText, text } from "../wire.ts";
import { posting } from "./posting.ts";
import { staffRoles } from "./roles.ts";

const link = { token: text(fieldLimits.token) };

/**
 * Tells whose set-up link this is, and what their app is to be told. The same link tells the same key again until it
 * is used or its 24 hours are over.
 */
export const readSetUp = call({
  ...posting,
  path: "/set-up/read",
  body: z.object(link),
  reply: z.object({
    name: z.string(),
    emailAddress: z.string(),
    role: z.enum(staffRoles),
    expiresAt: moment,
    /** Base32, without blanks. */
    key: z.string(),
    /** `otpauth://totp/…` */
    uri: z.string(),
  }),
  failures: ["CONSOLE_LINK_INVALID"],
});

/**
 * Sets the login of a member of staff up: their password, and the app by a code of it. Whatever let them in before
 * ends. The answer is ten recovery codes, told this once; of any number of presses one is taken. A wrong code leaves
 * the link as it is.
 */
export const finishSetUp = call({
  ...posting,
  path: "/set-up",
  body: z
    .object({ ...link, password: newPasswordText, code: codeText })
    .check(
      formRules(({ password, code }) =>
        checkRules([passwordRule("password", password), presentRule("code", code)]),
      ),
    ),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  failures: ["CONSOLE_LINK_INVALID", "WRONG_CODE"],
});
