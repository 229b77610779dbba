import type { Account } from "../../../identity/accounts/account-store.ts";
import { letterIn, type MailConfig } from "../../../platform/mail/letter.ts";
import { composeMail } from "../../../platform/mail/mail-layout.ts";
import type { Mail } from "../../../platform/mail/message.ts";
import { practiceLoginPath } from "../login-path.ts";

/**
 * One mail with every username of its address (SEC-C15), in the language of the first account.
 * @param accounts of one address, at least one
 */
export function reminderMail(config: MailConfig, accounts: readonly [Account, ...Account[]]): Mail {
  const { email, language: kept } = accounts[0];
  const { language, mails, linkTo } = letterIn(config, kept);
  const { preview, one, several, button, remark } = mails.reminder;
  const { subject, heading, text } = accounts.length === 1 ? one : several;
  return composeMail({
    context: "practice",
    language,
    to: email,
    subject,
    preview,
    heading,
    paragraphs: [text, ...accounts.map(({ username }) => [{ strong: username }])],
    button: { label: button, href: linkTo(practiceLoginPath) },
    remark,
  });
}
