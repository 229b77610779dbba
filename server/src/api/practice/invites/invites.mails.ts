import { brand } from "@frontdoor/brand/brand.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Invite } from "../../../identity/invites/find-invites.ts";
import { inviteParameters, invitePath } from "../../../identity/invites/invites.ts";
import {
  aroundParagraphs,
  fillPieces,
  letterIn,
  type MailConfig,
} from "../../../platform/mail/letter.ts";
import { composeMail } from "../../../platform/mail/mail-layout.ts";
import type { Mail } from "../../../platform/mail/message.ts";
import { practiceLoginPath } from "../login-path.ts";

const product = brand.products.practice.fullName;

/**
 * The mail that invites a person to join a practice: a button for new people, a sentence for those who have an account.
 * It is in English: the person's language is not known yet.
 */
export function inviteMail(
  config: MailConfig,
  { email, expires_at }: Pick<Invite, "email" | "expires_at">,
  code: string,
): Mail {
  const { language, mails, dayOf, linkTo } = letterIn(config, firstLanguage);
  const words = mails.practiceInvite;
  const login = linkTo(`${practiceLoginPath}?${inviteParameters("practice", code)}`);
  return composeMail({
    context: "practice",
    language,
    to: email,
    ...aroundParagraphs(words, product, linkTo(invitePath("practice", code))),
    paragraphs: [
      fill(words.text[0], { product, day: dayOf(expires_at) }),
      fillPieces(words.text[1], { login: { href: login } }),
    ],
  });
}
