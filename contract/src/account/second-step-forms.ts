import * as z from "zod/mini";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Entered, type Problems, presentRule } from "../problems.ts";
import { formRules, text } from "../wire.ts";

export const secondStepAnswer = z
  .object({
    /** From behind the `#` of the page. */
    token: text(fieldLimits.token),
    /** Six digits of the app, or a recovery code; blanks and the dash do not count. */
    code: text(64),
    /** Whether this device is not to be asked for a while. */
    remember: z.optional(z.boolean()),
  })
  .check(
    formRules(({ token, code }) => ({
      ...codeProblems({ code }),
      ...checkRules([presentRule("token", token)]),
    })),
  );

/** What is wrong with the form that asks for a code. */
export function codeProblems({ code }: Entered<{ code: string }>): Problems {
  return checkRules([presentRule("code", code)]);
}
