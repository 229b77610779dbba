import type { contactFormWords as english } from "../en/contact-form.ts";
import type { Translation } from "../text/translation.ts";

/** The form that asks to be phoned (S2.058–S2.060). */
export const contactFormWords: Translation<typeof english> = {
  submit: { ready: "Kontak my", sending: "Word gestuur…", sent: "Versoek gestuur" },
  sent: "Ons het jou besonderhede en sal jou bel.",
  use: "Ons gebruik jou besonderhede om jou te antwoord, en vir niks anders as wat jy gemerk het nie. {privacy}",
};
