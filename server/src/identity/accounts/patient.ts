import type { ProductName } from "@frontdoor/contract/products.ts";
import type { Account } from "./account-store.ts";

export const patientType = "PATIENT";

/** Whether an account is a patient's: patients and practice users share one space of usernames. */
export function isPatient({ type }: Pick<Account, "type">): boolean {
  return type === patientType;
}

/** The product whose user an account is: a patient has the app. */
export function productOf(account: Pick<Account, "type" | "realm">): ProductName {
  return isPatient(account) ? "patient" : account.realm;
}
