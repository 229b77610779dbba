import type { languageChoiceWords as english } from "../en/language-choice.ts";
import type { Translation } from "../text/translation.ts";

/** Where people choose their language. Only prerendered pages hold these words, no script does. */
export const languageChoiceWords: Translation<typeof english> = {
  label: "Taal",
  others: "Ander tale",
  /** Beside the name of a language that nobody fluent has read yet. */
  draft: "konsep",
};
