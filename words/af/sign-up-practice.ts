import type { signUpPracticeWords as english } from "../en/sign-up-practice.ts";
import type { Translation } from "../text/translation.ts";

/** The practice sign-up (S2.129). */
export const signUpPracticeWords: Translation<typeof english> = {
  intro: "For health professionals. Six short parts on one page.",
  contactHint: "Where a new password reaches you, should you need one.",
  usernameTypes: {
    CUSTOM: "A name of my own",
    EMAIL: "My email",
    CELLULAR: "My cellphone number",
  },
  logInWithInvite: "Is it yours? Log in with this invite",
};
