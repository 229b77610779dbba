import { legalTitleWords } from "@frontdoor/words/legal-titles.ts";

/** The titles of the legal texts, as in their links (S2.083–S2.085). */
export const legalTitles = legalTitleWords;
export type LegalTopic = keyof typeof legalTitles;

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}

/** A legal text: a sentence on its version, then sections with headings and paragraphs. */
export interface LegalText {
  standing: string;
  sections: readonly LegalSection[];
}
