import { fill } from "@frontdoor/words/text/fill.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import { mailToOwner } from "../../../identity/contact/owner-mail.ts";
import type { MailConfig } from "../../../platform/mail/letter.ts";
import type { Mail } from "../../../platform/mail/message.ts";
import { practiceLoginPath } from "../login-path.ts";

/**
 * The mail to a new account. Until the address is verified it may be a stranger's. So the mail quotes nothing that the
 * person typed, and nobody can send an advertisement as a name.
 */
export function welcomeMail(config: MailConfig, account: Account): Mail {
  const { name, username, email_proven_at } = account;
  return mailToOwner(config, account, ({ mails: { welcome: words }, product }) => {
    const { toAnybody, toOwner } = words;
    return {
      words,
      paragraphs:
        email_proven_at === null
          ? [fill(toAnybody[0], { product }), toAnybody[1]]
          : [fill(toOwner[0], { name, username, product }), toOwner[1]],
      path: practiceLoginPath,
    };
  });
}
