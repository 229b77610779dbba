import { brand } from "@frontdoor/brand/brand.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { letterContext } from "../accounts/letter-context.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";

/** Mails the owner of an archived account. */
export const archivedHandlers: RealmHandlers<"account-archived-mail"> = {
  "account-archived-mail": {
    async send(db, { payload }) {
      const account = await findAccountById(db, payload.accountId);
      return account?.status === "archived" ? archivedLetter(account) : null;
    },
  },
};

/** What the owner of an archived account reads. */
export function archivedLetter(account: Account): MailMessage {
  const { email, name, username, retain_until } = account;
  const context = letterContext(account);
  const product = brand.products[context].fullName;
  const until = retain_until?.toISOString().slice(0, 10) ?? "";
  return composeLetter({
    context,
    to: email,
    subject: `Your ${product} account is closed`,
    preview: "The removal that was asked for is done.",
    heading: "Your account is closed",
    paragraphs: [
      `Hello ${name}, the removal of the account ${username} was confirmed. Nobody can log in with it any more.`,
      `Your profile is archived, not erased: health records have to be kept for at least six years. Yours is kept until ${until}.`,
    ],
    remark: {
      title: "Not you?",
      text: `Write to ${brand.informationOfficerEmail} at once.`,
    },
  });
}
