/**
 * Which version of a legal text it is (Q109). When the words change, so do version and date, and with those of the
 * terms `termsVersion`.
 */
export const standing = "Version 2, 23 November 2026.";

/** Said of a text that waits for its legal review, where the site is on the operator's own machine. */
export const draftMark = "Draft for legal review.";
