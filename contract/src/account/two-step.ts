import * as z from "zod/mini";
import { call } from "../call.ts";
import { codeText, formRules } from "../wire.ts";
import { changing, failuresOfChanges, posting } from "./changes.ts";
import { codeProblems } from "./code-problems.ts";

const newCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * Begins to set up two-step verification, or to move it to another app, and returns the key for the app. Nothing is on
 * yet.
 */
export const beginTwoStep = call({
  ...posting,
  path: "/second-step/begin",
  reply: z.object({
    /** Base32, without blanks. */
    key: z.string(),
    /** `otpauth://totp/…` */
    uri: z.string(),
  }),
  failures: [...failuresOfChanges, "EMAIL_UNPROVEN", "SECOND_STEP_NOT_OFFERED"],
});

/**
 * Confirms the set-up of an authenticator app by one of its codes, and returns the recovery codes, once. Two-step
 * verification is on only after `switchTwoStepOn`. Where the app replaces another, the new app counts at once, the
 * recovery codes stay, and the response has none.
 */
export const confirmTwoStep = call({
  ...posting,
  path: "/second-step/confirm",
  body: z.object({ code: codeText }).check(formRules(codeProblems)),
  reply: newCodes,
  failures: [...failuresOfChanges, "WRONG_CODE", "SETUP_ENDED"],
});

/**
 * Switches two-step verification on, once the person has stored the recovery codes. `SETUP_ENDED` where the code is not
 * one of the newest, because others were shown since, in another tab for example.
 */
export const switchTwoStepOn = call({
  ...changing,
  path: "/second-step/on",
  body: z.object({
    /** One of the recovery codes that the person stored. */
    recoveryCode: z.optional(codeText),
  }),
  failures: [...failuresOfChanges, "SETUP_ENDED"],
});

/** Switches two-step verification off. Not where the operator requires it. */
export const switchTwoStepOff = call({
  ...changing,
  path: "/second-step/off",
  failures: [...failuresOfChanges, "SECOND_STEP_REQUIRED"],
});

/** Makes new recovery codes, which are shown once; the old ones are no longer valid. */
export const renewRecoveryCodes = call({
  ...posting,
  path: "/second-step/codes",
  reply: newCodes,
  failures: [...failuresOfChanges, "SETUP_ENDED"],
});

/** Forgets the remembered devices, so that every device needs a code again. */
export const forgetRememberedDevices = call({
  ...changing,
  path: "/second-step/forget",
  failures: ["SESSION_ENDED"],
});
