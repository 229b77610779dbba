/** Above the legal texts, which are in English whatever the language of the page; English pages do not show it. */
export const legalLanguageWords = { notice: "This text is in English." } as const;
