import { brand } from "@frontdoor/brand/brand.ts";
import { resetLinkMinutes } from "@frontdoor/contract/constants.ts";
import type { Account } from "../../mechanisms/accounts/account-store.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";

const product = brand.products.academic.fullName;

/** The mail with the link that opens the change-password screen. */
export function resetLetter({ email, name, username }: Account, link: string): MailMessage {
  return composeLetter({
    context: "academic",
    to: email,
    subject: `Reset your ${product} password`,
    preview: `Choose a new password for your ${product} account. If you did not ask for this, you can ignore it.`,
    heading: "Choose a new password",
    paragraphs: [
      `Hello ${name}, someone asked to reset the password for ${username} on ${product}. If it was you, use this button. It works once, for ${resetLinkMinutes} minutes.`,
    ],
    button: { label: "Change password", href: link },
    remark: {
      title: "Not you?",
      text: "Ignore this message and nothing changes. We never ask for your password by e-mail or phone.",
    },
  });
}
