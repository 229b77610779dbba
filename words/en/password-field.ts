/** A password that can be shown, and the rules for a new one (S5.004–S5.006). */
export const passwordFieldWords = {
  show: "Show",
  hide: "Hide",
  /** The same button for those who do not see which field it stands in. */
  showWhich: {
    password: "Show password",
    newPassword: "Show new password",
    confirmPassword: "Show confirm password",
  },
  hideWhich: {
    password: "Hide password",
    newPassword: "Hide new password",
    confirmPassword: "Hide confirm password",
  },
  rules: {
    length: "At least {minimum} characters",
    lowercase: "At least one lowercase letter",
    digit: "At least one number",
  },
  /** What is heard of a rule; only the rule itself is seen. */
  heard: {
    kept: "{rule}, done",
    open: "{rule}, still to do",
    missing: "{rule}, missing",
  },
} as const;
