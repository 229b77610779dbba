import { legalTitleWords } from "@frontdoor/words/legal-titles.ts";

/** The legal texts by the names that their links carry (S2.083–S2.085). */
export const legalTitles = legalTitleWords;
export type LegalTopic = keyof typeof legalTitles;

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}

/** A legal text: a sentence on its standing, then headed sections of paragraphs. */
export interface LegalText {
  standing: string;
  sections: readonly LegalSection[];
}
