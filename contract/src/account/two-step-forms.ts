import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, presentRule } from "../problems.ts";
import { codeText, formRules, locationReply, text } from "../wire.ts";
import { codeProblems } from "./code-problems.ts";

export const twoStepAnswer = z
  .object({
    /** From behind the `#` of the page's address. */
    token: text(fieldLimits.token),
    /** Six digits of the app, or a recovery code; blanks and the dash do not count. */
    code: codeText,
    /** Whether this device needs no code for a while. */
    remember: z.optional(z.boolean()),
  })
  .check(
    formRules(({ token, code }) => ({
      ...codeProblems({ code }),
      ...checkRules([presentRule("token", token)]),
    })),
  );

/** The call that takes the code, without its path: the same at both products. */
export const twoStepCall = {
  method: "POST",
  body: twoStepAnswer,
  reply: locationReply,
  failures: ["WRONG_CODE", "STEP_ENDED"],
} as const satisfies Omit<Call, "api" | "path">;
