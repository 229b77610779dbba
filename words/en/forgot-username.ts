/** Forgot username (S2.144–S2.147). */
export const forgotUsernameWords = {
  heading: "Forgot username",
  lead: "Tell us the address you registered with, and we send your username to it.",
  labels: { emailAddress: "Email Address" },
  submit: "Request Reminder",
  forgotPassword: "Forgot your password?",
} as const;
