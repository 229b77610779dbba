import { roleWords } from "@frontdoor/words/roles.ts";
import { consolePersonWords } from "@frontdoor/words/staff/person.ts";

const known = new Map<string, string>([
  ...Object.entries(consolePersonWords.kinds),
  ...Object.entries(roleWords).map(([role, { label }]) => [role, label] as const),
]);

/** What people call the role of an account; a kind of user that a product has made up is called as there. */
export function roleName(role: string): string {
  return known.get(role) ?? role;
}
