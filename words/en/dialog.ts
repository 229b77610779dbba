/** What every dialog has. */
export const dialogWords = { close: "Close" } as const;
