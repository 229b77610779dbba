/**
 * What stands before a formula: a sign, also in full width, after invisible characters. A spreadsheet that separates by
 * `;` or a tab sees cells inside ours.
 */
const beforeFormula =
  /([;\t\r\n]|^)(?=[\s\p{Default_Ignorable_Code_Point}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/gu;

/**
 * A text as a cell of CSV (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front:
 * strangers write these texts.
 */
export function csvCell(text: string): string {
  const harmless = text.replaceAll(beforeFormula, "$1'").replace(/^(?=[\t\r\n])/, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
