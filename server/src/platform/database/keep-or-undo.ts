import { sql } from "kysely";
import type { Transaction } from "./database.ts";

/**
 * Does some work and undoes it again unless it is to be kept, with the same statements in both cases, so that the time
 * tells nothing. Where it is kept, an empty savepoint is rolled back; what follows is inside a savepoint in both cases.
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
