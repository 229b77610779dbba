import { brand } from "@frontdoor/brand/brand.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { isolated } from "@frontdoor/words/text/isolated.ts";
import type { Account } from "../../../identity/accounts/account-store.ts";
import type { Invite } from "../../../identity/invites/find-invites.ts";
import { invitePath } from "../../../identity/invites/invites.ts";
import {
  aroundParagraphs,
  type Letter,
  letterIn,
  type MailConfig,
} from "../../../platform/mail/letter.ts";
import { composeMail } from "../../../platform/mail/mail-layout.ts";
import type { Mail } from "../../../platform/mail/message.ts";

const product = brand.products.academic.fullName;

interface MailedInvite {
  invite: Invite;
  code: string;
  /** Who named the person as head of department; absent when a product or the operator invites. */
  supervisor: Account | undefined;
}

/** The mail that invites a person, in the language of the inviting person. */
export function inviteMail(config: MailConfig, { invite, code, supervisor }: MailedInvite): Mail {
  const letter = letterIn(config, supervisor?.language ?? "");
  const words = letter.mails.academicInvite;
  return composeMail({
    context: "academic",
    language: letter.language,
    to: invite.email,
    ...aroundParagraphs(words, product, letter.linkTo(invitePath("academic", code))),
    paragraphs: [
      reasonOf(letter, invite, supervisor),
      fill(words.terms, { day: letter.dayOf(invite.expires_at) }),
    ],
  });
}

function reasonOf({ mails }: Letter, invite: Invite, supervisor: Account | undefined): string {
  const { bySupervisor, byProduct } = mails.academicInvite;
  const name = invite.name.trim() === "" ? null : isolated(invite.name);
  if (supervisor === undefined) {
    return name === null
      ? fill(byProduct.unnamed, { product })
      : fill(byProduct.named, { name, product });
  }
  const named = { supervisor: isolated(`${supervisor.name} ${supervisor.surname}`), product };
  return name === null
    ? fill(bySupervisor.unnamed, named)
    : fill(bySupervisor.named, { name, ...named });
}
