/**
 * Says that a legal text is a draft, and which one (Q109). When the words change, so do version and date,
 * and `termsVersion`.
 */
export const standing = "Draft for legal review, version 1, 21 November 2026.";
