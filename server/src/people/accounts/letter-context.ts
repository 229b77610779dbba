import type { Letter } from "../../mechanisms/mail/mail-layout.ts";
import type { Account } from "./account-store.ts";
import { isPatient } from "./patient.ts";

/** The product whose name and colours a mail to an account's owner carries: a patient has the app. */
export function letterContext(account: Pick<Account, "realm" | "type">): Letter["context"] {
  return isPatient(account) ? "patient" : account.realm;
}
