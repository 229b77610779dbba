import { brand } from "@frontdoor/brand/brand.ts";
import type { WarningLetters } from "../../mechanisms/authenticator/warnings.ts";
import { composeLetter } from "../../mechanisms/mail/mail-layout.ts";

const product = brand.products.academic.fullName;

/** What the owner of an account is told of events at its login (SEC-A7). */
export function loginWarningLetters(publicUrl: string): WarningLetters {
  const resetButton = { label: "Reset my password", href: `${publicUrl}/forgotpassword` };
  return {
    accountLocked: ({ email, name, username }) =>
      composeLetter({
        context: "academic",
        to: email,
        subject: `Your ${product} account is locked for a while`,
        preview: "Someone entered a wrong password too many times.",
        heading: "Your account is locked for a while",
        paragraphs: [
          `Hello ${name}, someone entered a wrong password for ${username} too many times, so new devices cannot log in for now. Devices that you have used before are not affected.`,
          "The lock ends by itself. If you have forgotten your password, you can choose a new one at once.",
        ],
        button: resetButton,
        remark: {
          title: "Not you?",
          text: "Nobody got in, and you need not do anything. A password that you use nowhere else keeps it that way.",
        },
      }),

    signedInAfterFailures: ({ email, name, username }) =>
      composeLetter({
        context: "academic",
        to: email,
        subject: `Someone logged in to your ${product} account after many tries`,
        preview: "A login succeeded after many wrong passwords.",
        heading: "A login after many wrong passwords",
        paragraphs: [
          `Hello ${name}, someone has just logged in as ${username}. Before that, a wrong password was entered ten times or more.`,
          "If it was you, there is nothing to do. If it was not, choose a new password now.",
        ],
        button: resetButton,
      }),
  };
}
