import { consoleApprovalsWords as words } from "@frontdoor/words/staff/approvals.ts";

/** What would be done: the words of its call, else the call's name. */
export function callWords(call: string): string {
  const texts: Readonly<Record<string, string>> = words.calls;
  return Object.hasOwn(texts, call) ? (texts[call] ?? call) : call;
}
