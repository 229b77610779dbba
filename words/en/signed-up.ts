/** In place of a sign-up form that was sent, for whoever comes back to it. No script holds these words. */
export const signedUpWords = {
  heading: "You have signed up",
  text: "Nothing more to fill in here. Open the link in the email that we sent you, then log in.",
  logIn: "Log in",
  again: "Sign up somebody else",
} as const;
