import { sql } from "kysely";
import type { Transaction } from "./database.ts";

/**
 * Does what is to be done and, unless it is to last, undoes it: the database takes the same steps for either. Where it
 * lasts nothing is undone, by the same statement, and what follows is within a savepoint in both cases.
 */
export async function keepOrUndo<T>(
  tx: Transaction,
  isKept: boolean,
  work: () => Promise<T>,
): Promise<T> {
  await sql`savepoint undone`.execute(tx);
  const result = await work();
  await sql`savepoint kept`.execute(tx);
  await sql`rollback to savepoint ${sql.id(isKept ? "kept" : "undone")}`.execute(tx);
  return result;
}
