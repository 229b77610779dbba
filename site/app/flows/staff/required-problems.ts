import { messages } from "@frontdoor/contract/messages.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";

/** Returns the empty fields, each with its message. */
export function requiredProblems(values: Readonly<Record<string, string>>): Problems {
  const empty = Object.entries(values).filter(([, value]) => value.trim() === "");
  return Object.fromEntries(empty.map(([name]) => [name, messages.required]));
}
