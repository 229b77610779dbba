import type { accountFieldWords as english } from "../en/account-fields.ts";
import type { Translation } from "../text/translation.ts";

/** The labels of the fields of account settings and of two-step verification. */
export const accountFieldWords: Translation<typeof english> = {
  emailAddress: "Ikheli le-imeyili",
  cellNumber: "Inombolo yeselula",
  code: "Ikhodi",
  recoveryCode: "Ikhodi yokubuyisela",
  passkeyName: "Wunike igama ozowukhumbula ngalo",
};
