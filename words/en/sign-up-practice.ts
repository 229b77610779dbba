/** The practice sign-up (S2.129). */
export const signUpPracticeWords = {
  intro: "For health professionals. Six short parts on one page.",
  contactHint: "Where a new password reaches you, should you need one.",
  usernameTypes: {
    CUSTOM: "A name of my own",
    EMAIL: "My email",
    CELLULAR: "My cellphone number",
  },
  logInWithInvite: "Is it yours? Log in with this invite",
} as const;
