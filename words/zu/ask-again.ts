import type { askAgainWords as english } from "../en/ask-again.ts";
import type { Translation } from "../text/translation.ts";

/** What to do when a message that was asked for does not come (S2.143, S2.147). */
export const askAgainWords: Translation<typeof english> = {
  advice:
    "Akukho lutho ngemva kwemizuzu embalwa? Bheka kufolda yogaxekile (spam), noma ucele futhi.",
  button: "Cela futhi",
};
