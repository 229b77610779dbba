/** The last three leave nothing on a screen either, although Unicode does not list them as ignorable. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}\u{16fe4}]/u;

/**
 * Whether a text holds a character that nobody sees: zero-width and direction marks, variation selectors,
 * the Hangul fillers, which count as letters, and their kind (Unicode's Default_Ignorable_Code_Point).
 */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}
