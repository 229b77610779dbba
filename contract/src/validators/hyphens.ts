/** The hyphens that word processors and phones write, U+2010 and the non-breaking U+2011, as the one of the keyboard. */
export function withPlainHyphens(text: string): string {
  return text.replace(/[\u2010\u2011]/g, "-");
}
