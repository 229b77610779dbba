/** The labels of the fields of one's own account and of the second step. */
export const accountFieldWords = {
  emailAddress: "Email address",
  cellNumber: "Cellphone number",
  code: "Code",
  recoveryCode: "Recovery code",
  passkeyName: "Name it so that you know it again",
} as const;
