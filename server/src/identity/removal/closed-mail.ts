import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";

/**
 * To the owner of an archived account whom someone tried to sign up again or to reset: the username stays
 * taken (SEC-H9), so nothing else would ever come. Whoever asked learns nothing of it (SEC-D1).
 */
export function closedMail(config: MailConfig, account: Account): Mail {
  const { name, username } = account;
  return mailToOwner(config, account, ({ mails: { closed: words }, product }) => ({
    words,
    paragraphs: [fill(words.text[0], { name, username, product }), words.text[1]],
  }));
}
