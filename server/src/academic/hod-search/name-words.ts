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
