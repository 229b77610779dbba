import { brand } from "@frontdoor/brand/brand.ts";
import type { Db } from "../../mechanisms/database/database.ts";
import { composeMail, type MailContent } from "../../mechanisms/mail/mail-layout.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import { type Account, findAccountById } from "./account-store.ts";
import { isPatient } from "./patient.ts";

/**
 * A mail to an account's owner, in the name and the colours of the product: a patient has the app.
 * @param write what it says, given the product's full name
 */
export function mailToOwner(
  account: Account,
  write: (product: string) => Omit<MailContent, "context" | "to">,
): Mail {
  const context = isPatient(account) ? "patient" : account.realm;
  return composeMail({ context, to: account.email, ...write(brand.products[context].fullName) });
}

/** What an account's owner is mailed; null when the account is not active any more. */
export async function mailIfActive(
  db: Db,
  { accountId }: { accountId: string },
  compose: (account: Account) => Mail,
): Promise<Mail | null> {
  const account = await findAccountById(db, accountId);
  return account?.status === "active" ? compose(account) : null;
}
