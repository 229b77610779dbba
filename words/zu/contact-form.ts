import type { contactFormWords as english } from "../en/contact-form.ts";
import type { Translation } from "../text/translation.ts";

/** The form that asks to be phoned (S2.058–S2.060). */
export const contactFormWords: Translation<typeof english> = {
  submit: { ready: "Contact me", sending: "Sending…", sent: "Request sent" },
  sent: "We have your details and will phone you.",
  use: "We use your details to answer you, and for nothing else that you did not tick. {privacy}",
};
