import { otpMinutes, resetLinkMinutes } from "@frontdoor/contract/constants.ts";
import type { Piece } from "../../mechanisms/mail/mail-layout.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailToOwner } from "../accounts/owner-mail.ts";

/**
 * The mail with the link that opens the change-password screen.
 * @param link the full address, with its raw token
 * @param code the one-time password where it comes by mail (SEC-C6); null where it does not
 */
export function resetMail(
  account: Account,
  { link, code }: { link: string; code: string | null },
): Mail {
  const { name, username } = account;
  return mailToOwner(account, (product) => ({
    subject: `Reset your ${product} password`,
    preview: `Choose a new password for your ${product} account. If you did not ask for this, you can ignore it.`,
    heading: "Choose a new password",
    paragraphs: [
      `Hello ${name}, someone asked to reset the password for ${username} on ${product}. If it was you, use this button. It works once, for ${resetLinkMinutes} minutes.`,
      ...(code === null ? [] : [codeParagraph(code)]),
    ],
    button: { label: "Change password", href: link },
    remark: {
      title: "Not you?",
      text: "Ignore this message and nothing changes. We never ask for your password by email or phone.",
    },
  }));
}

function codeParagraph(code: string): readonly Piece[] {
  return [
    "If the page asks for a one-time password, it is ",
    { strong: code },
    `. It works for ${otpMinutes} minutes. Give it to nobody.`,
  ];
}
