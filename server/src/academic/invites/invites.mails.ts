import { brand } from "@frontdoor/brand/brand.ts";
import { inviteDays } from "@frontdoor/contract/constants.ts";
import { composeMail } from "../../mechanisms/mail/mail-layout.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import type { Account } from "../../people/accounts/account-store.ts";
import type { Invite } from "../../people/invites/find-invites.ts";
import { inviteLink } from "../../people/invites/invites.ts";

const product = brand.products.academic.fullName;

/**
 * The mail that asks a person to join.
 * @param supervisor who named the person as head of department; absent when a product or the operator invites
 */
export function inviteMail(
  publicUrl: string,
  { invite, code, supervisor }: { invite: Invite; code: string; supervisor: Account | undefined },
): Mail {
  const reason =
    supervisor === undefined
      ? `you are invited to ${product}, the logbook and portfolio of medical trainees.`
      : `${supervisor.name} ${supervisor.surname} uses ${product}, the logbook and portfolio of medical trainees, and named you as head of department.`;
  const greeting = invite.name.trim() === "" ? "Hello" : `Hello ${invite.name}`;
  return composeMail({
    context: "academic",
    to: invite.email,
    subject: `You are invited to ${product}`,
    preview: `Sign up for ${product}.`,
    heading: `Join ${product}`,
    paragraphs: [
      `${greeting}, ${reason}`,
      `The invite is for this email address, works once and ends after ${inviteDays} days.`,
    ],
    button: { label: "Accept the invite", href: inviteLink(publicUrl, "academic", code) },
    remark: {
      title: "Not for you?",
      text: "Ignore this message: without you nothing happens.",
    },
  });
}
