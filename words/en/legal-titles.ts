/** The legal texts by the names that their links carry (S2.083–S2.085). */
export const legalTitleWords = {
  privacy: "Privacy",
  terms: "Terms and Conditions",
  popi: "Protection of Personal Information (POPI)",
} as const;
