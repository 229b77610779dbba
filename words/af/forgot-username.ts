import type { forgotUsernameWords as english } from "../en/forgot-username.ts";
import type { Translation } from "../text/translation.ts";

/** Forgot username (S2.144–S2.147). */
export const forgotUsernameWords: Translation<typeof english> = {
  heading: "Forgot username",
  lead: "Tell us the address you registered with, and we send your username to it.",
  labels: { emailAddress: "Email Address" },
  submit: "Request Reminder",
  forgotPassword: "Forgot your password?",
};
