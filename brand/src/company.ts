/**
 * What the law has the owner say of itself in the legal texts (ECT Act section 43, POPIA section 18). Apart
 * from `brand.ts`, because every page loads that one.
 */
export const company = {
  registrationNumber: "2010/000000/07",
  directors: "Lindiwe Fynbos and Johan Vlei",
  informationOfficer: "Lindiwe Fynbos",
} as const;
