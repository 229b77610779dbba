import { checkRules, type Entered, type Problems, presentRule } from "../problems.ts";

export function codeProblems({ code }: Entered<{ code: string }>): Problems {
  return checkRules([presentRule("code", code)]);
}
