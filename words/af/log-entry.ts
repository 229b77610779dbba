import type { logEntryWords as english } from "../en/log-entry.ts";
import type { Translation } from "../text/translation.ts";

/** The drawing of a case in the logbook. Only prerendered pages hold these words. */
export const logEntryWords: Translation<typeof english> = {
  heading: "Geval 214",
  status: "Vanlyn gestoor",
  role: { name: "Rol", value: "Chirurg, toesighouer geskrop" },
  photos: "2 bygevoeg",
};
