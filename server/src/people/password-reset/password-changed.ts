import { brand } from "@frontdoor/brand/brand.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailIfActive, mailToOwner } from "../accounts/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";

/** Tells the owner of an account that the password is another one now (SEC-C9). */
export function passwordChangedHandlers(publicUrl: string): RealmHandlers<"password-changed-mail"> {
  return {
    "password-changed-mail": {
      send: (db, { payload }) =>
        mailIfActive(db, payload, (account) => passwordChangedMail(account, publicUrl)),
    },
  };
}

/** What the owner reads: what happened, and what to do if it was somebody else. */
export function passwordChangedMail(account: Account, publicUrl: string): Mail {
  const { name, username } = account;
  return mailToOwner(account, (product) => ({
    subject: `Your ${product} password was changed`,
    preview: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    paragraphs: [
      `Hello ${name}, the password for ${username} on ${product} has just been changed. If it was you, there is nothing to do.`,
    ],
    button: { label: "I did not do this", href: `${publicUrl}/forgotpassword` },
    remark: {
      title: "Not you?",
      text: `Choose a new password with the button above, then write to ${brand.email}.`,
    },
  }));
}
