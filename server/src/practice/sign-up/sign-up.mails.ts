import { brand } from "@frontdoor/brand/brand.ts";
import type { Account } from "../../mechanisms/accounts/account-store.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";
import { practiceLoginPath } from "../practice-deps.ts";

const product = brand.products.practice.fullName;

/** What follows a registration by mail. */
export function signUpLetters(publicUrl: string): {
  welcome(account: Account): MailMessage;
  alreadyRegistered(account: Account): MailMessage;
} {
  return {
    welcome: ({ email, name, username }) =>
      composeLetter({
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
      }),

    alreadyRegistered: ({ email, name, username }) =>
      composeLetter({
        context: "practice",
        to: email,
        subject: `You already have a ${product} account`,
        preview: "Someone tried to sign up with your details.",
        heading: "You already have an account",
        paragraphs: [
          `Hello ${name}, someone has just tried to sign up for ${product} with the username ${username}, which is yours. Nothing about your account has changed.`,
          "If it was you, log in as before. If you have forgotten your password, choose a new one.",
        ],
        button: { label: "Reset my password", href: `${publicUrl}/forgotpassword` },
        remark: {
          title: "Not you?",
          text: "Ignore this message. Whoever tried did not learn that you have an account.",
        },
      }),
  };
}
