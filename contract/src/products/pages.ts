/** The entries of a page where the caller names no number, and the most that one can ask for. */
export const entriesOfPage = 100;
