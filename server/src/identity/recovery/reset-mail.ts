import { otpMinutes, resetLinkMinutes } from "@frontdoor/contract/constants.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { fillPieces, type Letter, type MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";

/**
 * The mail with the link that opens the change-password screen.
 * @param path of that screen, with its raw token
 * @param code the one-time password where it comes by mail (SEC-C6); null where it does not
 */
export function resetMail(
  config: MailConfig,
  account: Account,
  { path, code }: { path: string; code: string | null },
): Mail {
  const { name, username } = account;
  return mailToOwner(config, account, ({ mails, product }) => ({
    words: mails.reset,
    paragraphs: [
      fill(mails.reset.text, { name, username, product, minutes: resetLinkMinutes }),
      ...(code === null ? [] : [codeParagraph(mails, code)]),
    ],
    path,
  }));
}

function codeParagraph({ reset }: Letter["mails"], code: string) {
  return fillPieces(reset.code, { code: { strong: code }, minutes: String(otpMinutes) });
}
