import { type Insertable, sql } from "kysely";
import type { Transaction } from "./database.ts";
import type { Tables } from "./tables.ts";

/**
 * Adds many rows by one statement with one parameter, whatever their number; a column that a row does not name is null.
 * @param rows moments as dates; no bytes, which JSON has not
 */
export async function insertAll<Name extends keyof Tables & string>(
  tx: Transaction,
  table: Name,
  rows: readonly Partial<Insertable<Tables[Name]>>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(tx);
}
