/** A password that can be shown, and the rules for a new one (S5.004–S5.006). */
export const passwordFieldWords = {
  show: "Show",
  hide: "Hide",
  /** The same button for those who do not see which field it stands in; the label is in lower case. */
  showField: "Show {label}",
  hideField: "Hide {label}",
  rules: {
    length: "At least {minimum} characters",
    lowercase: "At least one lowercase letter",
    digit: "At least one number",
  },
  /** What is heard of a rule; only the rule itself is seen. */
  kept: "{rule}, done",
  open: "{rule}, still to do",
} as const;
