/** The language of these catalogues. */
export const language = {
  /** Names it in addresses, cookies and the database. */
  code: "en",
  /** What its own people call it. */
  name: "English",
  /** For `lang`, and for dates and numbers (BCP 47). */
  tag: "en-ZA",
  /** Whether somebody fluent has read it all. */
  state: "reviewed",
} as const;

/** What the addresses of its pages begin with. */
export const pathPrefix = "";
