/** Where people choose their language. Only prerendered pages hold these words, no script does. */
export const languageChoiceWords = {
  label: "Language",
  others: "Other languages",
  /** Beside the name of a language that nobody fluent has read yet. */
  draft: "draft",
} as const;
