/**
 * The form in which names are searched: lower case, compatibility forms folded, without the marks, single spaces.
 * The same on every engine, whatever its locale. Practice names are stored without any mark.
 */
export function searchKey(text: string, marks = /\p{M}/gu): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Whether an index of three-letter pieces can find a text inside names: it holds three in a row. */
export function hasPiece(key: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(key);
}
