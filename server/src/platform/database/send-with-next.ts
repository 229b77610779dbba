import { type Compilable, CompiledQuery } from "kysely";
import type { Transaction } from "./database.ts";

/** Marks the text of a statement that is sent with the next one. */
const mark = "/* with the next */ ";

/**
 * Sends a statement of a transaction together with the next one, at the latest with the commit, which saves a round
 * trip for a result that nobody reads. If it fails, the next one fails with its error and the transaction is undone.
 */
export async function sendWithNext(tx: Transaction, statement: Compilable): Promise<void> {
  const { sql, parameters } = statement.compile();
  await tx.executeQuery(CompiledQuery.raw(`${mark}${sql}`, [...parameters]));
}

/**
 * As `sendWithNext`, for a query whose rows are needed only after the next statement.
 * @returns gives the rows; to be called after the next statement of the transaction
 */
export async function askWithNext<Row>(
  tx: Transaction,
  question: Compilable<Row>,
): Promise<() => Row[]> {
  const { sql, parameters } = question.compile();
  const left = CompiledQuery.raw(`${mark}${sql}`, [...parameters]);
  const { rows: answers } = await tx.executeQuery<Row[]>(left);
  return () => {
    const [rows] = answers;
    if (rows === undefined) throw new Error("Nothing has been asked since that is answered.");
    return rows;
  };
}

/** The text of a statement of `sendWithNext`; null for any other. */
export function leftText(text: string): string | null {
  return text.startsWith(mark) ? text.slice(mark.length) : null;
}
