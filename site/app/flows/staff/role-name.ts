import { roleWords } from "@frontdoor/words/roles.ts";
import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { textOf } from "./event-words.ts";

const known: Readonly<Record<string, string>> = {
  ...consolePersonWords.kinds,
  ...Object.fromEntries(Object.entries(roleWords).map(([role, { label }]) => [role, label])),
};

/** What people call the role of an account; a kind of user that a product has made up is called as there. */
export function roleName(role: string): string {
  return textOf(known, role) ?? role;
}
