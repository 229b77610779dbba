import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { keptTables, type PersonKey } from "./kept-tables.ts";

export type PersonKeys = Readonly<Record<PersonKey, readonly string[]>>;

export async function rowsAbout(
  db: Db,
  table: string,
  keys: PersonKeys,
): Promise<Record<string, unknown>[]> {
  const { by } = keptTables[table] ?? { by: {} };
  const fits = Object.entries(by).flatMap(([column, key]) =>
    keys[key].map((value) => sql`${sql.ref(column)}::text = ${value}`),
  );
  if (fits.length === 0) return [];
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.join(fits, sql` or `)}`.execute(db);
  return rows;
}
