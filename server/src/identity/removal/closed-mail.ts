import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";

/**
 * The mail to the owner of an archived account for which someone tried to sign up or to reset the password. The
 * username stays taken (SEC-H9), so they would get no other mail. The response reveals nothing (SEC-D1).
 */
export function closedMail(config: MailConfig, account: Account): Mail {
  const { name, username } = account;
  return mailToOwner(config, account, ({ mails: { closed: words }, product }) => ({
    words,
    paragraphs: [fill(words.text[0], { name, username, product }), words.text[1]],
  }));
}
