/** The dialog around the search for a practice. Only prerendered pages hold its words. */
export const findDoctorDialogWords = { title: "Find your doctor" } as const;
