import pg from "pg";
import { vi } from "vitest";

export interface Counted {
  /** What is read or written, the words around a transaction left out. */
  statements: number;
  /** Transactions that were kept, and writes outside of one, where the disk is waited for. */
  commits: number;
}

const boundary = /^\s*(begin|start transaction|commit|rollback|savepoint|release|set|show)\b/i;
const write = /^\s*(insert|update|delete|with\b[\s\S]*\b(insert|update|delete)\b)/i;

/** A write that is kept without waiting for the disk. */
const unhurried = /set_config\('synchronous_commit', 'off'/;

/** What a piece of work asks of the database, on either engine: both speak through the same client. */
export async function countStatements(work: () => Promise<unknown>): Promise<Counted> {
  const asked = vi.spyOn(pg.Client.prototype, "query");
  try {
    await work();
    return count(asked.mock.calls.map(([given]) => textOf(given)));
  } finally {
    asked.mockRestore();
  }
}

/** @param texts in their order; what several connections asked at once must not be among them */
export function count(texts: readonly string[]): Counted {
  const counted = { statements: 0, commits: 0 };
  let isOpen = false;
  for (const text of texts) {
    if (!boundary.test(text)) counted.statements += 1;
    if (/^\s*(begin|start transaction)/i.test(text)) isOpen = true;
    if (/^\s*commit/i.test(text)) counted.commits += 1;
    if (/^\s*(commit|rollback(?!\s+to\b))/i.test(text)) isOpen = false;
    if (!isOpen && write.test(text) && !unhurried.test(text)) counted.commits += 1;
  }
  return counted;
}

function textOf(given: unknown): string {
  if (typeof given === "string") return given;
  return typeof given === "object" && given !== null && "text" in given ? String(given.text) : "";
}
