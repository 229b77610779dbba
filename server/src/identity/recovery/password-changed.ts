import { fill } from "@frontdoor/words/text/fill.ts";
import { isolated } from "@frontdoor/words/text/isolated.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailIfActive, mailToOwner } from "../contact/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { passkeysOf } from "../passkeys/passkey-store.ts";

/** Tells the owner of an account that the password is another one now (SEC-C9). */
export function passwordChangedHandlers(
  config: MailConfig,
): RealmHandlers<"password-changed-mail"> {
  return {
    "password-changed-mail": {
      async send(db, { payload }) {
        const passkeys = await passkeysOf(db, "passkeys", payload.accountId);
        const labels = passkeys.map(({ label }) => label);
        return mailIfActive(db, payload, (account) => passwordChangedMail(config, account, labels));
      },
    },
  };
}

/**
 * What the owner reads: what happened, and what to do if it was somebody else.
 * @param labels the passkeys that a new password leaves, so that a stranger's is noticed
 */
export function passwordChangedMail(
  config: MailConfig,
  account: Account,
  labels: readonly string[],
): Mail {
  const { name, username } = account;
  return mailToOwner(
    config,
    account,
    ({ mails: { passwordChanged: words }, product, recoveryPath }) => ({
      words,
      paragraphs: [
        fill(words.text, { name, username, product }),
        ...(labels.length === 0
          ? []
          : [fill(words.passkeys, { labels: labels.map(isolated).join(", ") })]),
      ],
      path: recoveryPath,
    }),
  );
}
