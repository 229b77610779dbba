import { sql } from "kysely";
import type { keptTables, PersonKey } from "./kept-tables.ts";

export type PersonKeys = Readonly<Record<PersonKey, readonly string[]>>;

/** The rows of a table that are about a person. Columns are compared as they are: with a cast no index would find them. */
export function selectAbout(
  table: string,
  { by }: Pick<(typeof keptTables)[string], "by">,
  keys: PersonKeys,
) {
  const fits = Object.entries(by).flatMap(([column, key]) =>
    keys[key].map((value) => sql`${sql.ref(column)} = ${value}`),
  );
  return sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.join(fits, sql` or `)}`;
}
