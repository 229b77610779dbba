import { brand } from "@frontdoor/brand/brand.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import { composeMail } from "../../mechanisms/mail/mail-layout.ts";
import type { WarningMails } from "./warnings.ts";

/** What the owner of an account is told of events at its login (SEC-A7). */
export function loginWarningMails(realm: Realm, publicUrl: string): WarningMails {
  const product = brand.products[realm].fullName;
  const resetButton = { label: "Reset my password", href: `${publicUrl}/forgotpassword` };
  return {
    accountLocked({ email, name, username }, { isDisabled, isKnownDevice }) {
      const heading = isDisabled
        ? "Your account is locked until you choose a new password"
        : "Your account is locked for a while";
      const whose = isKnownDevice ? " on a device that you have used before" : "";
      const shutOut = isKnownDevice ? "that device cannot log in" : "new devices cannot log in";
      const others = isKnownDevice ? "Other devices" : "Devices that you have used before";
      return composeMail({
        context: realm,
        to: email,
        subject: heading.replace("Your account", `Your ${product} account`),
        preview: "Someone entered a wrong password too many times.",
        heading,
        paragraphs: [
          `Hello ${name}, someone entered a wrong password for ${username} too many times${whose}, so ${shutOut} ${isDisabled ? "any more" : "for now"}. ${others} are not affected.`,
          isDisabled
            ? "This lock does not end by itself. Choose a new password to end it."
            : "The lock ends by itself. If you have forgotten your password, you can choose a new one at once.",
        ],
        button: resetButton,
        remark: {
          title: "Not you?",
          text: "Nobody got in. A password that you use nowhere else keeps it that way.",
        },
      });
    },

    signedInAfterFailures: ({ email, name, username }) =>
      composeMail({
        context: realm,
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
