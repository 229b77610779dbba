/**
 * The details of the owner that the law requires in the legal texts (ECT Act section 43, POPIA section 18). They are
 * not in `brand.ts`, because every page loads that file.
 */
export const company = {
  registrationNumber: "2010/000000/07",
  directors: "Lindiwe Fynbos and Johan Vlei",
  informationOfficer: "Lindiwe Fynbos",
} as const;
