/**
 * How far a text is: as in English, translated, or read by somebody fluent. The words are XLIFF's, which PO says
 * with an empty text, with "fuzzy" and without it.
 */
export type UnitState = "initial" | "translated" | "reviewed";

/** A text as translators see it, whatever the format. */
export interface Unit {
  /** The area and the name of the text, such as `login.labels.username`. */
  place: string;
  /** The catalogue that it is in, such as `login`. */
  area: string;
  /** As the source has it: `${brand.name}` is filled in when the site is built. */
  english: string;
  /** The English words where there are no others yet. */
  translated: string;
  state: UnitState;
  /** How many letters fit where it stands, without what is filled in. */
  maximum: number;
  /** What it is, where it is seen and what is filled in, a line each. */
  notes: readonly string[];
}

/** A text as it comes back in a file of a translator. */
export interface ReturnedText {
  place: string;
  /** The English that was translated; null where the file does not say it. */
  english: string | null;
  translated: string;
  /** Whether somebody fluent has read it. */
  isRead: boolean;
}

/** What comes back in a file. */
export interface ReturnedFile {
  /** As the file names it: `af` or `af-ZA`. */
  language: string;
  texts: readonly ReturnedText[];
}
