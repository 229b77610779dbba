import type { contactFieldWords as english } from "../en/contact-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What a contact request asks for (S5.068–S5.076). */
export const contactFieldWords: Translation<typeof english> = {
  labels: {
    name: "Naam",
    lastName: "Van",
    email: "E-posadres",
    phoneNumber: "Foonnommer",
  },
  marketingConsent:
    "Julle mag ook per e-pos vir my nuus oor julle produkte stuur. Ek kan hierdie toestemming enige tyd terugtrek.",
};
