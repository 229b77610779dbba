/** The line that a first visit gets whose browser asks for this language, on a page in another one. */
export const offerWords = { offer: "Read this page in English" } as const;
