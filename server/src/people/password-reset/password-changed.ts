import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../mechanisms/mail/letter.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailIfActive, mailToOwner } from "../accounts/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";

/** Tells the owner of an account that the password is another one now (SEC-C9). */
export function passwordChangedHandlers(
  config: MailConfig,
): RealmHandlers<"password-changed-mail"> {
  return {
    "password-changed-mail": {
      send: (db, { payload }) =>
        mailIfActive(db, payload, (account) => passwordChangedMail(config, account)),
    },
  };
}

/** What the owner reads: what happened, and what to do if it was somebody else. */
export function passwordChangedMail(config: MailConfig, account: Account): Mail {
  const { name, username } = account;
  return mailToOwner(config, account, ({ mails, product, linkTo }) => {
    const { subject, preview, heading, text, button, remark } = mails.passwordChanged;
    return {
      subject: fill(subject, { product }),
      preview,
      heading,
      paragraphs: [fill(text, { name, username, product })],
      button: { label: button, href: linkTo("/forgotpassword") },
      remark,
    };
  });
}
