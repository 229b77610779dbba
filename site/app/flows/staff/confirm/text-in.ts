/** Returns the trimmed value of a field. */
export function textIn(entered: FormData, name: string): string {
  return String(entered.get(name) ?? "").trim();
}
