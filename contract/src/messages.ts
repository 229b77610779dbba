import { fieldMessageWords } from "@frontdoor/words/field-messages.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

const { invalidField, maximumLength, minimumLength, dateRange } = fieldMessageWords;

/** The messages of forms about their fields (section 5 of the specification), with their placeholders. */
export const messages = {
  ...fieldMessageWords,
  /** The label of the field (S5.092). */
  invalidField: (label: string) => fill(invalidField, { label }),
  /** The most characters that a text may have (S5.093). */
  maximumLength: (length: number) => fill(maximumLength, { length }),
  /** The fewest (S5.094). */
  minimumLength: (length: number) => fill(minimumLength, { length }),
  /** Both ends are ISO dates (S5.096). */
  dateRange: (minimum: string, maximum: string) => fill(dateRange, { minimum, maximum }),
};
