const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text for an element or a quoted attribute of XML. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}
