import { brand } from "@frontdoor/brand/brand.ts";
import type { Db } from "../../mechanisms/database/database.ts";
import { type Letter, letterIn, type MailConfig } from "../../mechanisms/mail/letter.ts";
import { composeMail, type MailContent } from "../../mechanisms/mail/mail-layout.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import { type Account, findAccountById } from "./account-store.ts";
import { productOf } from "./patient.ts";

/** What a mail to an owner is written with. */
interface OwnerLetter extends Letter {
  /** The product's full name. */
  product: string;
}

/**
 * A mail to an account's owner, in their language, in the name and the colours of the product: a patient has
 * the app.
 */
export function mailToOwner(
  config: MailConfig,
  account: Account,
  write: (letter: OwnerLetter) => Omit<MailContent, "context" | "to" | "language">,
): Mail {
  const context = productOf(account);
  const letter = {
    ...letterIn(config, account.language),
    product: brand.products[context].fullName,
  };
  return composeMail({ context, to: account.email, language: letter.language, ...write(letter) });
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
