/**
 * A text as a cell of CSV (RFC 4180). One that a spreadsheet would take for a formula begins with an apostrophe, so that
 * it is shown and not run: strangers write these texts.
 */
export function csvCell(text: string): string {
  // Blanks before it are skipped by some, and full-width signs mean the same to others.
  const isFormula =
    /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]/.test(text) || /^[\t\r\n]/.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
