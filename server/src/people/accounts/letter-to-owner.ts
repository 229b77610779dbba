import type { Db } from "../../mechanisms/database/database.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";
import { type Account, findAccountById } from "./account-store.ts";

/** A letter to the owner of an account; null when it is not active any more. */
export async function letterToOwner(
  db: Db,
  { accountId }: { accountId: string },
  compose: (account: Account) => MailMessage,
): Promise<MailMessage | null> {
  const account = await findAccountById(db, accountId);
  return account?.status === "active" ? compose(account) : null;
}
