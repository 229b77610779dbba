import { brand } from "@frontdoor/brand/brand.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";
import type { OutboxHandlers } from "../../mechanisms/outbox/outbox-worker.ts";
import type { Account } from "../accounts/account-store.ts";
import { letterContext } from "../accounts/letter-context.ts";
import { passwordChangedKind } from "../accounts/replace-password.ts";
import { letterOf } from "../authenticator/warnings.ts";

/** Tells the owner of a realm's account that the password is another one now (SEC-C9). */
export function passwordChangedHandlers(realm: Realm, publicUrl: string): OutboxHandlers {
  return {
    [passwordChangedKind(realm)]: {
      send: (db, row) => letterOf(db, row, (account) => passwordChangedLetter(account, publicUrl)),
    },
  };
}

/** What the owner reads: what happened, and what to do if it was somebody else. */
export function passwordChangedLetter(account: Account, publicUrl: string): MailMessage {
  const { email, name, username } = account;
  const context = letterContext(account);
  const product = brand.products[context].fullName;
  return composeLetter({
    context,
    to: email,
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
  });
}
