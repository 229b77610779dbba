/** What was typed into a field, without blanks around it. */
export function textIn(entered: FormData, name: string): string {
  return String(entered.get(name) ?? "").trim();
}
