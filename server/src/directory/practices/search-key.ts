/**
 * The form in which practice names are searched: lower case, compatibility forms folded, without
 * accents, single spaces. The same on every engine, whatever its locale.
 */
export function searchKey(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Whether an index of three-letter pieces can find a text inside names: it holds three in a row. */
export function hasPiece(key: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(key);
}
