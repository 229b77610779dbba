import type pg from "pg";

/** What the rows wait for: each is taken away before they come and made anew after. */
export interface Kept {
  table: string;
  name: string;
  drop: string;
  make: string;
}

/** Constraints that a foreign key relies on stay; their keys come in order. */
const constraints = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype in ('p', 'u') and connamespace = 'public'::regnamespace
    and conrelid::regclass::text = any($1)
    and not exists (select from pg_constraint as uses
      where uses.contype = 'f' and uses.conindid = pg_constraint.conindid)`;

const indexes = `
  select tablename as table, indexname as name, indexdef as definition
  from pg_indexes
  where schemaname = 'public' and tablename = any($1)
    and not exists (select from pg_constraint where conname = indexname)`;

interface Row {
  table: string;
  name: string;
  definition: string;
}

/** Takes the indexes of tables away that would be built row by row. */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<Kept[]> {
  const [ofConstraints, others] = [
    await client.query<Row>(constraints, [tables]),
    await client.query<Row>(indexes, [tables]),
  ];
  const kept = [
    ...ofConstraints.rows.map(({ table, name, definition }) => ({
      table,
      name,
      drop: `alter table ${table} drop constraint "${name}"`,
      make: `alter table ${table} add constraint "${name}" ${definition}`,
    })),
    ...others.rows.map(({ table, name, definition }) => ({
      table,
      name,
      drop: `drop index "${name}"`,
      make: definition,
    })),
  ];
  for (const { drop } of kept) await client.query(drop);
  return kept;
}
