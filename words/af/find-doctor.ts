import type { findDoctorWords as english } from "../en/find-doctor.ts";
import type { Translation } from "../text/translation.ts";

/** The search for a practice, as it stands in its dialog (S2.047–S2.056). */
export const findDoctorWords: Translation<typeof english> = {
  box: {
    label: "Practice name",
    hint: "At least four letters of it.",
    placeholder: "Practice name",
  },
  practices: "Practices",
  logo: "Practice logo",
  defaultLogo: "Default logo",
  searching: "Searching",
  noneFound: "No practice of this name was found.",
  found: { one: "{count} practice found", other: "{count} practices found" },
  /** Where a server that does not know the search says nothing else. */
  notFound: "Not Found",
  cancel: "Cancel",
  next: "Continue",
};
