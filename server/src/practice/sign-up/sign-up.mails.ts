import { brand } from "@frontdoor/brand/brand.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";
import type { Account } from "../../people/accounts/account-store.ts";
import { practiceLoginPath } from "../practice-deps.ts";

const product = brand.products.practice.fullName;

/** What the person behind a new account gets. */
export function welcomeLetter({ email, name, username }: Account, publicUrl: string): MailMessage {
  return composeLetter({
    context: "practice",
    to: email,
    subject: `Welcome to ${product}`,
    preview: "Your account is ready.",
    heading: "Your account is ready",
    paragraphs: [
      `Hello ${name}, thank you for signing up for ${product}. Your username is ${username}.`,
      "Log in with it and the password that you chose.",
    ],
    button: { label: "Log in", href: `${publicUrl}${practiceLoginPath}` },
    remark: {
      title: "Not you?",
      text: `Someone used this address to sign up. Write to ${brand.email} and we will close the account.`,
    },
  });
}
