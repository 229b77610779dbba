/** What one thing is called everywhere. */
export interface Term {
  english: string;
  translated: string;
}

/**
 * The glossary of docs/languages.md for one language; empty where it has no column of that name.
 * @param document the text of docs/languages.md
 * @param language its name, as the column has it
 */
export function glossaryOf(document: string, language: string): Term[] {
  const [, glossary = ""] = document.split(/^## Glossary$/m);
  const [names = [], , ...rows] = glossary
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const column = names.indexOf(language);
  return rows
    .map((cells) => ({ english: cells[1] ?? "", translated: cells[column] ?? "" }))
    .filter(({ translated }) => translated !== "");
}

/** The paragraph of docs/languages.md that says what to look for; empty where there is none. */
export function adviceOf(document: string): string {
  return /^What to look for: .*$/m.exec(document)?.[0] ?? "";
}
