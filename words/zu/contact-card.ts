import type { contactCardWords as english } from "../en/contact-card.ts";
import type { Translation } from "../text/translation.ts";

/** The card around the contact form (S1.035, S2.013). */
export const contactCardWords: Translation<typeof english> = { heading: "Cela sikushayele ucingo" };
