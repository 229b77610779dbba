import type { contactFieldWords as english } from "../en/contact-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What a contact request asks for (S5.068–S5.076). */
export const contactFieldWords: Translation<typeof english> = {
  labels: {
    name: "Name",
    lastName: "Last name",
    email: "Email address",
    phoneNumber: "Phone number",
  },
  marketingConsent:
    "You may also send me news about your products by email. I can take this back at any time.",
};
