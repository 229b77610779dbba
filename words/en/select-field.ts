/** A choice from a list. */
export const selectFieldWords = { placeholder: "Choose one" } as const;
