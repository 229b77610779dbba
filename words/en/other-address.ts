/** The form that gives a waiting registration another address. */
export const otherAddressWords = {
  labels: { newEmailAddress: "New email address", password: "Password" },
} as const;
