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

/**
 * As `sendWithNext`, for a question whose answer counts only together with the next one's.
 * @returns gives the rows; to be called once the next statement of the transaction is answered
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

/** The text of a statement that `sendWithNext` left; null for any other. */
export function leftText(text: string): string | null {
  return text.startsWith(mark) ? text.slice(mark.length) : null;
}
