import { minimumHodSearchLength } from "./lookups.ts";

/**
 * The words of a typed name as the search compares them: compatibility forms folded, without accents,
 * so that "Andre" finds "André" and the other way about. Case is left to the database, which folds
 * the names as well. What has nothing to show (accents alone, control characters) is no word.
 */
export function nameWords(typed: string): string[] {
  return typed
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== "");
}

/** Whether the words of a search have too few letters to be searched for; no word at all is no search (SEC-D14). */
export function isTooShort(words: readonly string[]): boolean {
  return words.length > 0 && [...words.join(" ")].length < minimumHodSearchLength;
}
