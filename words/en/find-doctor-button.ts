/** The button that opens the search for a practice (S1.016, S2.046, S2.125). */
export const findDoctorButtonWords = { open: "Search for your doctor" } as const;
