/**
 * Says that a legal text is a draft, and which one (Q109). When the words change, so do version and date, and with
 * those of the terms `termsVersion`.
 */
export const standing = "Draft for legal review, version 2, 23 November 2026.";
