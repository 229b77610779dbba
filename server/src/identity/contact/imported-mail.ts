import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { mailIfActive, mailToOwner } from "./owner-mail.ts";

/** Mails the owner of an account that came from another system. */
export function importedHandlers(config: MailConfig): RealmHandlers<"account-imported-mail"> {
  return {
    "account-imported-mail": {
      send: (db, { payload }) =>
        mailIfActive(db, payload, (account) => importedMail(config, account)),
    },
  };
}

/** Holds no name and no username: that the address is the owner's is only the other system's word. */
export function importedMail(config: MailConfig, account: Account): Mail {
  const hasPassword = account.password_hash !== null;
  return mailToOwner(config, account, ({ mails: { moved: words }, product, recoveryPath }) => ({
    words: { ...words, button: hasPassword ? words.logIn : words.choosePassword },
    paragraphs: [
      fill(words.text, { product }),
      hasPassword ? words.withPassword : words.withoutPassword,
    ],
    path: hasPassword ? `/login/${account.realm}` : recoveryPath,
  }));
}
