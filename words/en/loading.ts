/** What is said of anything that is on its way. */
export const loadingWords = { status: "Loading" } as const;
