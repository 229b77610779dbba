import { brand } from "@frontdoor/brand/brand.ts";
import { verificationLinkHours } from "@frontdoor/contract/constants.ts";
import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { aroundParagraphs, letterIn, type MailConfig } from "../../../platform/mail/letter.ts";
import { composeMail } from "../../../platform/mail/mail-layout.ts";
import type { Mail } from "../../../platform/mail/message.ts";
import type { PendingRegistration } from "../pending-registrations.store.ts";

const product = brand.products.academic.fullName;

/**
 * The mail with the link that verifies an address and makes the account. Until then the address may be a stranger's, so
 * the mail holds nothing else that the registrant typed.
 */
export function verificationMail(
  config: MailConfig,
  { email, role, language: kept }: Pick<PendingRegistration, "email" | "role" | "language">,
  token: string,
): Mail {
  const { language, mails, linkTo } = letterIn(config, kept);
  const words = mails.verification;
  const href = linkTo(verifyEmailPath({ email, role, verificationCode: token }));
  return composeMail({
    context: "academic",
    language,
    to: email,
    ...aroundParagraphs(words, product, href),
    paragraphs: [fill(words.text, { product, hours: verificationLinkHours })],
  });
}

/** Our own page that waits for a verification of the address (Q053), or with a code carries it (Q074). */
export function verifyEmailPath(query: {
  email: string;
  role: AcademicRole;
  verificationCode?: string;
}): string {
  return `/verifyEmail?${new URLSearchParams(query)}`;
}
