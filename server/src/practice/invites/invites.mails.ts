import { brand } from "@frontdoor/brand/brand.ts";
import { inviteDays } from "@frontdoor/contract/constants.ts";
import { composeMail } from "../../mechanisms/mail/mail-layout.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import { inviteLink } from "../../people/invites/invites.ts";
import { practiceLoginPath } from "../practice-deps.ts";

const product = brand.products.practice.fullName;

/** The mail that asks a person to join a practice: a button for new people, a sentence for others. */
export function inviteMail(publicUrl: string, email: string, code: string): Mail {
  const signUp = inviteLink(publicUrl, "practice", code);
  const login = `${publicUrl}${practiceLoginPath}${new URL(signUp).search}`;
  return composeMail({
    context: "practice",
    to: email,
    subject: `You are invited to ${product}`,
    preview: `A practice asks you to join it on ${product}.`,
    heading: `Join your practice on ${product}`,
    paragraphs: [
      `A practice that uses ${product} asks you to join it. The invite is for this email address, works once and ends after ${inviteDays} days.`,
      `Do you have an account with this address already? Then log in here instead: ${login}`,
    ],
    button: { label: "Accept the invite", href: signUp },
    remark: {
      title: "Not for you?",
      text: "Ignore this message: without you nothing happens.",
    },
  });
}
