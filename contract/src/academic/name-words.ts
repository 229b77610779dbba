import { minimumHodSearchLength } from "./lookups.ts";

/**
 * The words of a typed name as the search compares them: compatibility forms folded, without accents, so that "Andre"
 * finds "André" and the reverse. The database folds case. Text without a visible character (accents alone, control
 * characters) is no word.
 */
export function nameWords(typed: string): string[] {
  return typed
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== "");
}

/** Whether a search has too few letters, or no word at all (SEC-D14). */
export function isTooShort(words: readonly string[]): boolean {
  return words.length > 0 && [...words.join(" ")].length < minimumHodSearchLength;
}
