import { brand } from "@frontdoor/brand/brand.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";
import type { Account } from "./account-store.ts";
import { letterContext } from "./letter-context.ts";

/** To the owner of an account under whose name someone signed up; whoever did learns nothing of it (SEC-D1). */
export function alreadyRegisteredLetter(account: Account, publicUrl: string): MailMessage {
  const { email, name, username } = account;
  const context = letterContext(account);
  const product = brand.products[context].fullName;
  return composeLetter({
    context,
    to: email,
    subject: `You already have a ${product} account`,
    preview: "Someone tried to sign up with your details.",
    heading: "You already have an account",
    paragraphs: [
      `Hello ${name}, someone has just tried to sign up with ${username}, the username of your account on ${product}. Nothing about your account has changed.`,
      "If it was you, log in as before. If you have forgotten your password, choose a new one.",
    ],
    button: { label: "Reset my password", href: `${publicUrl}/forgotpassword` },
    remark: {
      title: "Not you?",
      text: "Ignore this message. Whoever tried did not learn that you have an account.",
    },
  });
}
