import type { dateFieldWords as english } from "../en/date-field.ts";
import type { Translation } from "../text/translation.ts";

/** A date that is typed. */
export const dateFieldWords: Translation<typeof english> = {
  /** Year, month and day as they are to be typed: four digits, two and two. */
  placeholder: "JJJJ-MM-DD",
};
