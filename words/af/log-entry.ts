import type { logEntryWords as english } from "../en/log-entry.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of a case in the logbook. Only prerendered pages hold these words. */
export const logEntryWords: Translation<typeof english> = {
  heading: "Case 214",
  status: "Saved offline",
  role: { name: "Role", value: "Surgeon, supervisor scrubbed" },
  photos: "2 added",
};
