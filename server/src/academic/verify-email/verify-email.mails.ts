import { brand } from "@frontdoor/brand/brand.ts";
import { verificationLinkHours } from "@frontdoor/contract/constants.ts";
import type { Account } from "../../mechanisms/accounts/account-store.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";
import type { MailMessage } from "../../mechanisms/mail/message.ts";
import { academicLoginPath, verifyEmailAddress } from "../academic-deps.ts";
import type { Registration } from "../pending-registrations/registration.ts";

const product = brand.products.academic.fullName;

/** What follows a sign-up by mail, by whether its address has an account. */
export function verificationLetters(publicUrl: string): {
  verification(registration: Registration, token: string): MailMessage;
  alreadyRegistered(account: Account): MailMessage;
  closed(account: Account): MailMessage;
} {
  return {
    verification: ({ email, name, role }, token) =>
      composeLetter({
        context: "academic",
        to: email,
        subject: `Activate your ${product} account`,
        preview: "One step is left: show that this address is yours.",
        heading: "One step is left",
        paragraphs: [
          `Hello ${name}, thank you for signing up for ${product}. Use this button to show that this address is yours; then your account is ready. The button works for ${verificationLinkHours} hours.`,
        ],
        button: {
          label: "Activate my account",
          href: `${publicUrl}${verifyEmailAddress({ email, role, verificationCode: token })}`,
        },
        remark: {
          title: "Not you?",
          text: "Someone typed this address to sign up. Do not use the button and there will be no account; what was typed is deleted by itself.",
        },
      }),

    alreadyRegistered: ({ email, name, username }) =>
      composeLetter({
        context: "academic",
        to: email,
        subject: `You already have a ${product} account`,
        preview: "Someone tried to sign up with your address.",
        heading: "You already have an account",
        paragraphs: [
          `Hello ${name}, someone has just tried to sign up for ${product} with the address ${username}, which has an account. Nothing about your account has changed.`,
          "If it was you, log in as before. If you have forgotten your password, choose a new one on the login page.",
        ],
        button: { label: "Log in", href: `${publicUrl}${academicLoginPath}` },
        remark: {
          title: "Not you?",
          text: "Ignore this message. Whoever tried did not learn that you have an account.",
        },
      }),

    closed: ({ email, name, username }) =>
      composeLetter({
        context: "academic",
        to: email,
        subject: `Your ${product} account was closed`,
        preview: "Someone tried to sign up with your address.",
        heading: "Your account was closed",
        paragraphs: [
          `Hello ${name}, someone has just tried to sign up for ${product} with the address ${username}. Its account was closed, and no new one can be made with this address.`,
          `If it was you and you want to come back, write to ${brand.email}.`,
        ],
        remark: {
          title: "Not you?",
          text: "Ignore this message. Whoever tried did not learn that you had an account.",
        },
      }),
  };
}
