import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import type { Lock } from "../lockout/lockout.ts";

/** The mail that tells an owner that failed logins locked the account (SEC-A7). */
export function accountLockedMail(
  config: MailConfig,
  account: Account,
  { isDisabled, isKnownDevice }: Lock,
): Mail {
  const { name, username } = account;
  return mailToOwner(config, account, ({ mails: { locked }, recoveryPath }) => {
    const words = isDisabled ? locked.untilReset : locked.forAWhile;
    const text = isKnownDevice ? words.knownDevice : words.newDevices;
    return {
      words: { ...locked, ...words },
      paragraphs: [fill(text, { name, username }), words.wayOut],
      path: recoveryPath,
    };
  });
}

/** The mail that tells an owner of a login after many failures. */
export function signedInAfterFailuresMail(config: MailConfig, account: Account): Mail {
  const { name, username } = account;
  return mailToOwner(
    config,
    account,
    ({ mails: { signedInAfterFailures: words }, recoveryPath }) => ({
      words,
      paragraphs: [fill(words.text[0], { name, username }), words.text[1]],
      path: recoveryPath,
    }),
  );
}
