import type { findDoctorDialogWords as english } from "../en/find-doctor-dialog.ts";
import type { Translation } from "../text/translation.ts";

/** The dialog around the search for a practice. Only prerendered pages hold its words. */
export const findDoctorDialogWords: Translation<typeof english> = {
  title: "Thola udokotela wakho",
};
