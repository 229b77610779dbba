/** A table can be wider than a narrow screen, so the keyboard has to scroll it too. */
export const scrolledByKeys = { tabIndex: 0 };
