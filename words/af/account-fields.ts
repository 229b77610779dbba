import type { accountFieldWords as english } from "../en/account-fields.ts";
import type { Translation } from "../text/translation.ts";

/** The labels of the fields of account settings and of two-step verification. */
export const accountFieldWords: Translation<typeof english> = {
  emailAddress: "E-posadres",
  cellNumber: "Selfoonnommer",
  code: "Kode",
  recoveryCode: "Herstelkode",
  passkeyName: "Gee dit ’n naam wat jy sal herken",
};
