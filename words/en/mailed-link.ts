/** Where a mailed link leads, while what it does cannot be read. */
export const mailedLinkWords = { tryAgain: "Try again" } as const;
