/**
 * The version of the legal texts (Q109). A change of wording changes version and date, and for the terms `termsVersion`
 * too.
 */
export const standing = "Version 3, 30 November 2026.";

/** The mark of a text before its legal review, shown on the operator's own machine alone. */
export const draftMark = "Draft for legal review.";
