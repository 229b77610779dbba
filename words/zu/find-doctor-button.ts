import type { findDoctorButtonWords as english } from "../en/find-doctor-button.ts";
import type { Translation } from "../text/translation.ts";

/** The button that opens the search for a practice (S1.016, S2.046, S2.125). */
export const findDoctorButtonWords: Translation<typeof english> = {
  open: "Thola udokotela wakho",
};
