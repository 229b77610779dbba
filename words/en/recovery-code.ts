/** A recovery code in place of the app's: at a login's two-step verification, and before a change of account settings. */
export const recoveryCodeWords = {
  use: "Use a recovery code",
  useApp: "Type a code from my app",
  hint: "Ten letters and digits, from the list that you kept. Each works once.",
  wrong: "This recovery code is not right, or it was used before. Each works once.",
} as const;
