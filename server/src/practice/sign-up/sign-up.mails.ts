import { brand } from "@frontdoor/brand/brand.ts";
import { composeMail } from "../../mechanisms/mail/mail-layout.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import type { Account } from "../../people/accounts/account-store.ts";
import { practiceLoginPath } from "../practice-deps.ts";

const product = brand.products.practice.fullName;

/**
 * What the person behind a new account gets. While nobody has proven the address it may be a
 * stranger's, and says nothing that whoever registered chose: no advertisement goes out in a name.
 */
export function welcomeMail(account: Account, publicUrl: string): Mail {
  return composeMail({
    context: "practice",
    to: account.email,
    subject: `Welcome to ${product}`,
    preview: "Your account is ready.",
    heading: "Your account is ready",
    paragraphs: account.email_proven_at === null ? toAnybody : toOwner(account),
    button: { label: "Log in", href: `${publicUrl}${practiceLoginPath}` },
    remark: {
      title: "Not you?",
      text: `Someone used this address to sign up. Write to ${brand.email} and we will close the account.`,
    },
  });
}

const toAnybody = [
  `Hello, thank you for signing up for ${product}.`,
  "Log in with the username and the password that you chose.",
];

const toOwner = ({ name, username }: Account) => [
  `Hello ${name}, thank you for signing up for ${product}. Your username is ${username}.`,
  "Log in with it and the password that you chose.",
];
