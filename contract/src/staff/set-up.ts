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
 * Returns whose set-up link this is, and the key for their app. The same link returns the same key until it is used or
 * its 24 hours are over.
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
 * Sets up the login of a member of staff: their password, and the app by one of its codes. All their earlier
 * credentials end. The response is ten recovery codes, shown once; of several presses one counts. A wrong code leaves
 * the link usable.
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
