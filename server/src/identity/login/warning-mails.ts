import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import type { WarningMails } from "./warnings.ts";

/** What the owner of an account is told of events at its login (SEC-A7). */
export function loginWarningMails(config: MailConfig): WarningMails {
  return {
    accountLocked: (account, { isDisabled, isKnownDevice }) =>
      mailToOwner(config, account, ({ mails: { locked }, recoveryPath }) => {
        const words = isDisabled ? locked.untilReset : locked.forAWhile;
        const text = isKnownDevice ? words.knownDevice : words.newDevices;
        const { name, username } = account;
        return {
          words: { ...locked, ...words },
          paragraphs: [fill(text, { name, username }), words.wayOut],
          path: recoveryPath,
        };
      }),

    signedInAfterFailures: (account: Account) =>
      mailToOwner(config, account, ({ mails: { signedInAfterFailures: words }, recoveryPath }) => {
        const { name, username } = account;
        return {
          words,
          paragraphs: [fill(words.text[0], { name, username }), words.text[1]],
          path: recoveryPath,
        };
      }),
  };
}
