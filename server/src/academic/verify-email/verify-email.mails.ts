import { brand } from "@frontdoor/brand/brand.ts";
import { verificationLinkHours } from "@frontdoor/contract/constants.ts";
import { composeMail } from "../../mechanisms/mail/mail-layout.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import { verifyEmailAddress } from "../academic-deps.ts";
import type { Registration } from "../pending-registrations/registration.ts";

const product = brand.products.academic.fullName;

/**
 * The mail with the link that proves an address and makes the account. Until then the address may be a
 * stranger's, and the mail says nothing but it that whoever registered chose.
 */
export function verificationMail(
  { email, role }: Registration,
  { publicUrl, token }: { publicUrl: string; token: string },
): Mail {
  return composeMail({
    context: "academic",
    to: email,
    subject: `Activate your ${product} account`,
    preview: "One step is left: show that this address is yours.",
    heading: "One step is left",
    paragraphs: [
      `Hello, thank you for signing up for ${product}. Use this button to show that this address is yours; then your account is ready. The button works for ${verificationLinkHours} hours.`,
    ],
    button: {
      label: "Activate my account",
      href: `${publicUrl}${verifyEmailAddress({ email, role, verificationCode: token })}`,
    },
    remark: {
      title: "Not you?",
      text: "Someone typed this address to sign up. Do not use the button and there will be no account; what was typed is deleted by itself.",
    },
  });
}
