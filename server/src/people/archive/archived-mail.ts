import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../mechanisms/mail/letter.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { mailToOwner } from "../accounts/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";

/** Mails the owner of an archived account. */
export function archivedHandlers(config: MailConfig): RealmHandlers<"account-archived-mail"> {
  return {
    "account-archived-mail": {
      async send(db, { payload }) {
        const account = await findAccountById(db, payload.accountId);
        return account?.status === "archived" ? archivedMail(config, account) : null;
      },
    },
  };
}

/** What the owner of an archived account reads. */
export function archivedMail(config: MailConfig, account: Account): Mail {
  const { name, username, retain_until } = account;
  const until = retain_until?.toISOString().slice(0, 10) ?? "";
  return mailToOwner(config, account, ({ mails, product }) => {
    const { subject, preview, heading, text, remark } = mails.archived;
    return {
      subject: fill(subject, { product }),
      preview,
      heading,
      paragraphs: [fill(text[0], { name, username }), fill(text[1], { until })],
      remark,
    };
  });
}
