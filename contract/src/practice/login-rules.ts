import { checkRules, type Entered, type Problems, presentRule } from "../problems.ts";

/** The problems of a login form: it needs both fields, and checks nothing else (S2.097, S2.098, S5.077, S5.078). */
export function credentialProblems(
  values: Entered<{ username: string; password: string }>,
): Problems {
  return checkRules([
    presentRule("username", values.username),
    { ...presentRule("password", values.password), verbatim: true },
  ]);
}
