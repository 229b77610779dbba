/** A date that is typed. */
export const dateFieldWords = {
  /** Year, month and day as they are to be typed: four digits, two and two. */
  placeholder: "YYYY-MM-DD",
} as const;
