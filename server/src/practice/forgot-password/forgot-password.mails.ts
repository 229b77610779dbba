import { brand } from "@frontdoor/brand/brand.ts";
import { otpMinutes, resetLinkMinutes } from "@frontdoor/contract/constants.ts";
import type { Account } from "../../mechanisms/accounts/account-store.ts";
import { letterContext } from "../../mechanisms/accounts/letter-context.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";
import type { MailMessage, SmsMessage } from "../../mechanisms/mail/message.ts";

/** The mail with the link that opens the change-password screen. */
export function resetLetter(account: Account, link: string): MailMessage {
  const { email, name, username } = account;
  const context = letterContext(account);
  const product = brand.products[context].fullName;
  return composeLetter({
    context,
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

/** The message with the one-time password; the code comes first, where a lock screen shows it. */
export function resetSms({ cell_number }: Account, code: string): SmsMessage {
  return {
    channel: "sms",
    to: cell_number,
    text: `${code} is your ${brand.name} one-time password to choose a new password. It works for ${otpMinutes} minutes. Give it to nobody.`,
  };
}
