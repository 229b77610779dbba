import { sql } from "kysely";
import type { Db } from "../database.ts";

/** A table as it is copied. */
export interface Shape {
  name: string;
  columns: readonly string[];
  /** The column that counts by itself; null where none does. */
  counter: string | null;
}

/** Kept by each database for itself: what was migrated. */
const ownOfEach = ["kysely_migration", "kysely_migration_lock"];
/** A trigger fills it while its events are written, so it is copied once they are. */
const filledByTrigger = "audit_unsealed";

/** Every table; a table that others refer to comes before them. */
export async function shapesOf(db: Db): Promise<Shape[]> {
  const columns = await sql<{ name: string; column: string; counts: boolean }>`
    select c.relname as name, a.attname as column, a.attidentity <> '' as counts
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const pointing = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db);
  const shapes = new Map<string, Shape>();
  for (const [name, own] of Map.groupBy(columns.rows, (row) => row.name)) {
    if (ownOfEach.includes(name)) continue;
    const counter = own.find(({ counts }) => counts)?.column ?? null;
    shapes.set(name, { name, columns: own.map(({ column }) => column), counter });
  }
  return inOrder([...shapes.keys()], pointing.rows).map((name) => {
    const shape = shapes.get(name);
    if (shape === undefined) throw new Error(`The table ${name} is unknown.`);
    return shape;
  });
}

/**
 * Orders names so that whatever one refers to comes before it.
 * @throws Error where they refer to each other in a circle
 */
export function inOrder(
  names: readonly string[],
  pointing: readonly { from: string; to: string }[],
): string[] {
  const ordered: string[] = [];
  let waiting = names.filter((name) => name !== filledByTrigger);
  while (waiting.length > 0) {
    const ready = waiting.filter((name) =>
      pointing.every(({ from, to }) => from !== name || ordered.includes(to)),
    );
    if (ready.length === 0) throw new Error(`In a circle: ${waiting.join(", ")}`);
    ordered.push(...ready);
    waiting = waiting.filter((name) => !ready.includes(name));
  }
  return names.includes(filledByTrigger) ? [...ordered, filledByTrigger] : ordered;
}
