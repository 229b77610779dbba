/** The drawing of a case in the logbook. Only prerendered pages hold these words. */
export const logEntryWords = {
  heading: "Case 214",
  status: "Saved offline",
  role: { name: "Role", value: "Surgeon, supervisor scrubbed" },
  photos: "2 added",
} as const;
