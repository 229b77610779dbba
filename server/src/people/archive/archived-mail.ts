import { brand } from "@frontdoor/brand/brand.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { mailToOwner } from "../accounts/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";

/** Mails the owner of an archived account. */
export const archivedHandlers: RealmHandlers<"account-archived-mail"> = {
  "account-archived-mail": {
    async send(db, { payload }) {
      const account = await findAccountById(db, payload.accountId);
      return account?.status === "archived" ? archivedMail(account) : null;
    },
  },
};

/** What the owner of an archived account reads. */
export function archivedMail(account: Account): Mail {
  const { name, username, retain_until } = account;
  const until = retain_until?.toISOString().slice(0, 10) ?? "";
  return mailToOwner(account, (product) => ({
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
  }));
}
