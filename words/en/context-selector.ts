/** The choice of a product (S2.088, S2.089). */
export const contextSelectorWords = {
  legend: "Select a product",
  /** What each product is for, in three words. */
  purposes: {
    patient: "Share my details",
    practice: "Run my rooms",
    academic: "Keep my logbook",
  },
} as const;
