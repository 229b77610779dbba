import { brand } from "@frontdoor/brand/brand.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import type { Account } from "../accounts/account-store.ts";
import { mailToOwner } from "../accounts/owner-mail.ts";

/**
 * To the owner of an archived account whom someone tried to sign up again or to reset: the username stays
 * taken (SEC-H9), so nothing else would ever come. Whoever asked learns nothing of it (SEC-D1).
 */
export function closedMail(account: Account): Mail {
  const { name, username } = account;
  return mailToOwner(account, (product) => ({
    subject: `Your ${product} account was closed`,
    preview: "Nobody can sign up or choose a password for it any more.",
    heading: "This account was closed",
    paragraphs: [
      `Hello ${name}, someone has just tried to sign up or to choose a new password with ${username}. That account on ${product} was closed, and its username cannot be used again.`,
      `If it was you and you want to come back, write to ${brand.email}.`,
    ],
    remark: {
      title: "Not you?",
      text: "Ignore this message. Whoever tried did not learn that there was an account.",
    },
  }));
}
