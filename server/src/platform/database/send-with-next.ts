import { type Compilable, CompiledQuery } from "kysely";
import type { Transaction } from "./database.ts";

/** What stands before the text of a statement that goes with the next one. */
const mark = "/* with the next */ ";

/**
 * Leaves a statement of a transaction to be sent with its next one, at the latest with its commit: that saves waiting
 * for an answer that nobody reads. If it fails, the next one fails with its error and the transaction is undone.
 */
export async function sendWithNext(tx: Transaction, statement: Compilable): Promise<void> {
  const { sql, parameters } = statement.compile();
  await tx.executeQuery(CompiledQuery.raw(`${mark}${sql}`, [...parameters]));
}

/** The text of a statement that `sendWithNext` left; null for any other. */
export function leftText(text: string): string | null {
  return text.startsWith(mark) ? text.slice(mark.length) : null;
}
