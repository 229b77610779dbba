import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailToOwner } from "./owner-mail.ts";

/**
 * Tells the owner of an account that someone signed up under its name; the person signing up learns nothing (SEC-D1).
 */
export function alreadyRegisteredMail(config: MailConfig, account: Account): Mail {
  const { name, username } = account;
  return mailToOwner(
    config,
    account,
    ({ mails: { alreadyRegistered: words }, product, recoveryPath }) => ({
      words,
      paragraphs: [fill(words.text[0], { name, username, product }), words.text[1]],
      path: recoveryPath,
    }),
  );
}
