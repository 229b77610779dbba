/** The line that a first visit gets whose browser asks for this language, on a page in another one. */
export const offerWords = {
  offer: "Read this page in English",
  /** Beside it: the answer of whoever keeps the language of the page. */
  stay: "Stay in English",
} as const;
