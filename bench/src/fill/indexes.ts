import type pg from "pg";

/** An index or constraint that is dropped before the rows are inserted and created again afterwards. */
export interface Kept {
  table: string;
  name: string;
  drop: string;
  make: string;
}

/** Leaves out constraints that foreign keys depend on, which stay; their keys are inserted in order. */
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

/** Drops the indexes of tables, so that they are not updated with every inserted row. */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<Kept[]> {
  const ofConstraints = await client.query<Row>(constraints, [tables]);
  const others = await client.query<Row>(indexes, [tables]);
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
