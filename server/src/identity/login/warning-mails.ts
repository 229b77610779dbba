import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import type { WarningMails } from "./warnings.ts";

/** What the owner of an account is told of events at its login (SEC-A7). */
export function loginWarningMails(config: MailConfig): WarningMails {
  return {
    accountLocked: (account, { isDisabled, isKnownDevice }) =>
      mailToOwner(config, account, ({ mails, product, linkTo }) => {
        const { preview, button, remark, forAWhile, untilReset } = mails.locked;
        const { subject, heading, newDevices, knownDevice, wayOut } = isDisabled
          ? untilReset
          : forAWhile;
        const { name, username } = account;
        return {
          subject: fill(subject, { product }),
          preview,
          heading,
          paragraphs: [fill(isKnownDevice ? knownDevice : newDevices, { name, username }), wayOut],
          button: { label: button, href: linkTo("/forgotpassword") },
          remark,
        };
      }),

    signedInAfterFailures: (account: Account) =>
      mailToOwner(config, account, ({ mails, product, linkTo }) => {
        const { subject, preview, heading, text, button } = mails.signedInAfterFailures;
        const { name, username } = account;
        return {
          subject: fill(subject, { product }),
          preview,
          heading,
          paragraphs: [fill(text[0], { name, username }), text[1]],
          button: { label: button, href: linkTo("/forgotpassword") },
        };
      }),
  };
}
