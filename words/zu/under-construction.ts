import type { underConstructionWords as english } from "../en/under-construction.ts";
import type { Translation } from "../text/translation.ts";

/** What patients find where others log in or sign up (S2.103, S2.122). */
export const underConstructionWords: Translation<typeof english> = {
  heading: "Uma uyisiguli, sicela usebenzise i-app okwamanje",
  lead: "Iwebhusayithi yeziguli isakhiwa.",
};
