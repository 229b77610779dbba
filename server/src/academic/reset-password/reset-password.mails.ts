import { brand } from "@frontdoor/brand/brand.ts";
import type { Account } from "../../mechanisms/accounts/account-store.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";

const product = brand.products.academic.fullName;

/** Tells the owner that the password is another one now (SEC-C9). */
export function passwordChangedLetter(
  { email, name, username }: Account,
  publicUrl: string,
): MailMessage {
  return composeLetter({
    context: "academic",
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
