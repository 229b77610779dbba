import { sql } from "kysely";
import { keptTables } from "../src/api/account/stored-data/kept-tables.ts";
import type { Database } from "../src/platform/database/database.ts";

/** The keys of JSON about a person, as a test has written it, of which nobody has said whether they are shown (SEC-K9). */
export async function undeclaredKeys({ kysely }: Pick<Database, "kysely">): Promise<string[]> {
  const found: string[] = [];
  for (const [table, { by, inside = {} }] of Object.entries(keptTables)) {
    const isAboutSomebody = sql.join(
      Object.keys(by).map((column) => sql`${sql.ref(column)} is not null`),
      sql` or `,
    );
    for (const [column, keys] of Object.entries(inside)) {
      const { rows } = await sql<{ key: string }>`
        select distinct key from ${sql.table(table)}, jsonb_object_keys(${sql.ref(column)}) as key
        where ${isAboutSomebody}`.execute(kysely);
      const unsaid = rows.filter(({ key }) => !Object.hasOwn(keys, key));
      found.push(...unsaid.map(({ key }) => `${table}.${column}.${key}`));
    }
  }
  return found.toSorted();
}

/** @throws Error with those keys */
export async function checkDeclaredKeys(database: Pick<Database, "kysely">): Promise<void> {
  const unsaid = await undeclaredKeys(database);
  if (unsaid.length === 0) return;
  throw new Error(`Say in kept-tables.ts whether their owner is shown: ${unsaid.join(", ")}`);
}
