import * as z from "zod/mini";
import { call } from "../call.ts";
import { checkRules, presentRule } from "../problems.ts";
import { codeText, formRules, nothing } from "../wire.ts";
import { failuresOfChanges } from "./failures.ts";

const newCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Begins to set up two-step verification, or to move it to another app: what the app has to be told. Nothing is on yet. */
export const beginTwoStep = call({
  api: "account",
  method: "POST",
  path: "/second-step/begin",
  body: nothing,
  reply: z.object({
    /** Base32, without blanks. */
    key: z.string(),
    /** `otpauth://totp/…` */
    uri: z.string(),
  }),
  failures: [...failuresOfChanges, "EMAIL_UNPROVEN", "SECOND_STEP_NOT_OFFERED"],
});

/**
 * Confirms the set-up of an authenticator app by one of its codes, and answers with the recovery codes, once. Two-step
 * verification is on only after `switchTwoStepOn`. Where the app replaces another, the new app counts at once, the
 * recovery codes stay, and the answer has none.
 */
export const confirmTwoStep = call({
  api: "account",
  method: "POST",
  path: "/second-step/confirm",
  body: z
    .object({ code: codeText })
    .check(formRules(({ code }) => checkRules([presentRule("code", code)]))),
  reply: newCodes,
  failures: [...failuresOfChanges, "WRONG_CODE", "SETUP_ENDED"],
});

/**
 * Switches two-step verification on, once the person has put the recovery codes away. `SETUP_ENDED` where the code is none
 * of the newest: others were shown since, in another tab say.
 */
export const switchTwoStepOn = call({
  api: "account",
  method: "POST",
  path: "/second-step/on",
  body: z.object({
    /** One of the recovery codes that were put away. */
    recoveryCode: z.optional(codeText),
  }),
  reply: nothing,
  failures: [...failuresOfChanges, "SETUP_ENDED"],
  idempotent: true,
});

/** Switches two-step verification off. Not where the operator requires it. */
export const switchTwoStepOff = call({
  api: "account",
  method: "POST",
  path: "/second-step/off",
  body: nothing,
  reply: nothing,
  failures: [...failuresOfChanges, "SECOND_STEP_REQUIRED"],
  idempotent: true,
});

/** Makes new recovery codes, which are told once; the old ones let nobody in any more. */
export const renewRecoveryCodes = call({
  api: "account",
  method: "POST",
  path: "/second-step/codes",
  body: nothing,
  reply: newCodes,
  failures: [...failuresOfChanges, "SETUP_ENDED"],
});

/** Asks for a code on every device again. */
export const forgetRememberedDevices = call({
  api: "account",
  method: "POST",
  path: "/second-step/forget",
  body: nothing,
  reply: nothing,
  failures: ["SESSION_ENDED"],
  idempotent: true,
});
