/** What is filled in: `{name}` when the text is shown, `${brand.name}` when the site is built. */
const placeholder = /\$?\{[\w.]+\}/g;

/** The placeholders of a text, each once, in the order of their names. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(placeholder))].sort();
}

/** A text in pieces: words and placeholders, in its order. */
export function piecesOf(text: string): { text: string; isPlaceholder: boolean }[] {
  const pieces = text.split(/(\$?\{[\w.]+\})/).filter((piece) => piece !== "");
  return pieces.map((piece) => ({ text: piece, isPlaceholder: placeholdersOf(piece).length > 0 }));
}

/** A text without its placeholders: what stands there is no language's. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(placeholder, "");
}
