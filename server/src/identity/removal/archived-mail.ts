import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";

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

export function archivedMail(config: MailConfig, account: Account): Mail {
  const { name, username, retain_until } = account;
  return mailToOwner(config, account, ({ dayOf, mails: { archived: words } }) => {
    const until = retain_until === null ? "" : dayOf(retain_until);
    const { text } = words;
    return {
      words,
      paragraphs: [fill(text[0], { name, username }), fill(text[1], { until })],
    };
  });
}
