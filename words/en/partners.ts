/** The partners on the patient and practice pages. Only prerendered pages hold these words. */
export const partnerWords = { heading: "We work with", join: "Become a partner" } as const;
