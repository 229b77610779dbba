/** What a passkey is called until its owner names it. */
export const passkeyWords = {
  browserOn: "{browser} on {system}",
  unnamed: "Passkey",
} as const;
