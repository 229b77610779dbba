/** Letters of the writings that run from right to left: Hebrew, Arabic, N'Ko, Adlam and their neighbours. */
const rightToLeft =
  /[\u05d0-\u08c7\ufb1d-\ufdfc\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for a sentence that has another one beside it: of two in right-to-left writing each would be read as a part of
 * the other.
 */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}
