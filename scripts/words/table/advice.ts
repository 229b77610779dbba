/** The paragraph of docs/languages.md that says what to look for; empty where there is none. */
export function adviceOf(document: string): string {
  return /^Look for: .*$/m.exec(document)?.[0] ?? "";
}
