/** What stands above a catalogue, without the clauses that it comes from. */
export function aboutOf(catalogue: string): string {
  const [, comment = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const/.exec(catalogue) ?? [];
  return comment
    .replaceAll(/\s*\n \*\s*|\s+/g, " ")
    .replaceAll(/ \([A-Z][\d.A-Z]*\d[^)]*\)/g, "")
    .replaceAll("`", "")
    .trim();
}
