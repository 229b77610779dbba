/** A login with a passkey. */
export const passkeyLoginWords = {
  notAsked: "Your browser could not ask for a passkey here. Please log in with your password.",
} as const;
