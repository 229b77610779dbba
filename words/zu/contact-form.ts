import type { contactFormWords as english } from "../en/contact-form.ts";
import type { Translation } from "../text/translation.ts";

/** The form that asks to be phoned (S2.058–S2.060). */
export const contactFormWords: Translation<typeof english> = {
  submit: { ready: "Ngithinteni", sending: "Kuyathunyelwa…", sent: "Isicelo sithunyelwe" },
  sent: "Sesinayo imininingwane yakho, sizokushayela ucingo.",
  use: "Sisebenzisa imininingwane yakho ukuze sikuphendule, nakulokho okuphawulile kuphela. {privacy}",
};
