import type { Mail } from "../../mechanisms/mail/message.ts";
import type { Account } from "./account-store.ts";
import { mailToOwner } from "./owner-mail.ts";

/** To the owner of an account under whose name someone signed up; whoever did learns nothing of it (SEC-D1). */
export function alreadyRegisteredMail(account: Account, publicUrl: string): Mail {
  const { name, username } = account;
  return mailToOwner(account, (product) => ({
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
  }));
}
