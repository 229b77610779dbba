import type { contactFieldWords as english } from "../en/contact-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What a contact request asks for (S5.068–S5.076). */
export const contactFieldWords: Translation<typeof english> = {
  labels: {
    name: "Igama",
    lastName: "Isibongo",
    email: "Ikheli le-imeyili",
    phoneNumber: "Inombolo yocingo",
  },
  marketingConsent:
    "Ningangithumelela nezindaba ngemikhiqizo yenu nge-imeyili. Ngingakuhoxisa lokhu noma nini.",
};
