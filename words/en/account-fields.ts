/** The labels of the fields of account settings and of two-step verification. */
export const accountFieldWords = {
  emailAddress: "Email address",
  cellNumber: "Cellphone number",
  code: "Code",
  recoveryCode: "Recovery code",
  passkeyName: "Name it so that you know it again",
} as const;
