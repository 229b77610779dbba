/** Forgot password: the request, and then the one-time password (S2.136–S2.143). */
export const forgotPasswordWords = {
  heading: "Forgot password",
  labels: { username: "Username", email: "Email address", otp: "One-time password" },
  request: { submit: "Send instructions", forgotUsername: "Forgot your username?" },
  /** What a person is told who asked for instructions, whether the user exists or not (S2.143). */
  requested: {
    link: "If a user exists, a message with reset instructions is sent.",
    code: "If a user exists, a message with reset instructions is sent. The email holds a link as well, if the code does not arrive.",
    /** After as many as an hour has, whether the user exists or not. */
    noMore:
      "These were three messages within an hour; the next can be sent after {time}. Until then, use the newest one, look in your spam folder, log in with a passkey if you have one, or call us on {phone}.",
  },
  otp: {
    hint: "From the SMS, or from the email. It may take a minute to arrive.",
    newCode: "Send a new code",
    otherUsername: "Use another username",
  },
} as const;
