import type { logEntryWords as english } from "../en/log-entry.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of a case in the logbook. Only prerendered pages hold these words. */
export const logEntryWords: Translation<typeof english> = {
  heading: "Ikesi 214",
  status: "Lilondolozwe lingaxhunyiwe",
  role: { name: "Indima", value: "Uhlinzile, umphathi ubehlinza naye" },
  photos: "Kufakwe ezi-2",
};
