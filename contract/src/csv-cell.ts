/**
 * Where a formula begins: at a sign, or at one in full width, after what is not to be seen. A spreadsheet that
 * separates by `;` or a tab has cells inside of ours.
 */
const formulas =
  /(?<=^|[;\t\r\n])(?=[\s\p{Default_Ignorable_Code_Point}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/**
 * A text as a cell of CSV (RFC 4180). What a spreadsheet would take for a formula has an apostrophe before it, so that
 * it is shown and not run: strangers write these texts.
 */
export function csvCell(text: string): string {
  const harmless = text.replaceAll(formulas, "'").replace(/^(?=[\t\r\n])/, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
