/** What both pages say that help with a username or password that was forgotten. */
export const forgotWords = {
  backToLogin: "Back to login",
} as const;
