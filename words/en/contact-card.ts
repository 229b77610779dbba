/** The card around the contact form (S1.035, S2.013). */
export const contactCardWords = { heading: "Ask us to phone you" } as const;
