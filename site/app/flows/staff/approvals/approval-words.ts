import { consoleApprovalsWords as words } from "@frontdoor/words/staff/approvals.ts";

/** Describes a call in words; returns its name where there are none. */
export function callWords(call: string): string {
  const texts: Readonly<Record<string, string>> = words.calls;
  return Object.hasOwn(texts, call) ? (texts[call] ?? call) : call;
}
