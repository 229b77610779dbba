/** The entries of a page by default, and at most. */
export const entriesOfPage = 100;
