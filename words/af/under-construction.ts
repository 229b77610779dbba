import type { underConstructionWords as english } from "../en/under-construction.ts";
import type { Translation } from "../text/translation.ts";

/** What patients find where others log in or sign up (S2.103, S2.122). */
export const underConstructionWords: Translation<typeof english> = {
  heading: "Patients, use the app for now",
  lead: "The patient website is under construction.",
};
