import { checkRules, type Entered, type Problems, presentRule } from "../problems.ts";

/** What is wrong with the field of a code: it may not be empty. */
export function codeProblems({ code }: Entered<{ code: string }>): Problems {
  return checkRules([presentRule("code", code)]);
}
