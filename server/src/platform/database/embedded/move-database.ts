import { sql } from "kysely";
import type { Database, Db, Transaction } from "../database.ts";
import { isMigrated } from "../migrate.ts";
import { type Shape, shapesOf } from "./table-shapes.ts";

/** Nothing was moved; the message says why, and what to do. */
export class NotMoved extends Error {}

/** Rows that are copied together; few enough that even long ones fit into memory. */
const batchSize = 500;
/** Tables with rows that a migration writes into an unused database. */
const writtenByMigrations = ["settings", "login_counters"];

/** Called after each batch, with the number of copied rows and of all rows. */
type OnRows = (done: number, total: number) => void;

/** How many rows of each table were copied. */
export type Moved = Record<string, number>;

/**
 * Copies a whole database into an unused one, on either engine, in one transaction of each. Everything is read back and
 * compared before it commits.
 * @throws NotMoved when a database has another version, the target is in use, or the copy differs
 */
export async function moveDatabase(
  source: Database,
  target: Database,
  onRows: OnRows,
): Promise<Moved> {
  if (!(await isMigrated(source))) {
    throw new NotMoved("The database is of an earlier version: run frontdoor migrate first.");
  }
  return source.withoutTimeLimits((from) =>
    target.withoutTimeLimits((to) =>
      from
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute((reading) =>
          to.transaction().execute((writing) => copy(reading, writing, onRows)),
        ),
    ),
  );
}

async function copy(reading: Transaction, writing: Transaction, onRows: OnRows): Promise<Moved> {
  const shapes = await shapesOf(reading);
  if (JSON.stringify(shapes) !== JSON.stringify(await shapesOf(writing))) {
    throw new NotMoved(
      "The two databases do not have the same tables: use one version of frontdoor for both.",
    );
  }
  await requireUnused(writing, shapes);
  for (const tx of [reading, writing]) await sql`set local time zone 'UTC'`.execute(tx);
  const total = await rowsOf(reading, shapes);
  const moved: Moved = {};
  let done = 0;
  for (const shape of shapes) {
    moved[shape.name] = await copyTable(reading, writing, shape, (rows) => {
      done += rows;
      onRows(done, total);
    });
    await compare(reading, writing, shape);
  }
  return moved;
}

async function requireUnused(writing: Transaction, shapes: readonly Shape[]): Promise<void> {
  for (const { name } of shapes) {
    if (writtenByMigrations.includes(name)) continue;
    const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(writing);
    if (found.rows.length === 0) continue;
    throw new NotMoved(
      "The database to move into is in use: name an empty one. Nothing was changed.",
    );
  }
}

async function rowsOf(tx: Transaction, shapes: readonly Shape[]): Promise<number> {
  let total = 0;
  for (const { name } of shapes) {
    const counted = await sql<{
      rows: number;
    }>`select count(*) as rows from ${sql.table(name)}`.execute(tx);
    total += counted.rows[0]?.rows ?? 0;
  }
  return total;
}

/** Rows are copied as JSON text that PostgreSQL writes and reads, so that no value is rounded or converted here. */
async function copyTable(
  reading: Transaction,
  writing: Transaction,
  { name, columns, counter }: Shape,
  onBatch: (rows: number) => void,
): Promise<number> {
  const table = sql.table(name);
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`delete from ${table}`.execute(writing);
  await sql`declare moving no scroll cursor for select to_json(t)::text as row from ${table} t`.execute(
    reading,
  );
  let copied = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batchSize)} from moving`.execute(
      reading,
    );
    if (rows.length === 0) break;
    const batch = `[${rows.map(({ row }) => row).join(",")}]`;
    await sql`
      insert into ${table} (${listed}) overriding system value
      select ${listed} from json_populate_recordset(null::${table}, ${batch}::json)`.execute(
      writing,
    );
    copied += rows.length;
    onBatch(rows.length);
  }
  await sql`close moving`.execute(reading);
  if (counter !== null && copied > 0) await countOn(writing, name, counter);
  return copied;
}

/** Sets a counter so that the next row gets the number after the last one. */
async function countOn(writing: Transaction, name: string, column: string): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${name}, ${column}), (select max(${sql.ref(column)}) from ${sql.table(name)}))`.execute(
    writing,
  );
}

async function compare(
  reading: Transaction,
  writing: Transaction,
  { name, columns }: Shape,
): Promise<void> {
  const [here, there] = await Promise.all([reading, writing].map((tx) => sumOf(tx, name, columns)));
  if (here === there) return;
  throw new NotMoved(`The table ${name} did not arrive as it was. Nothing was changed.`);
}

/** The number of all rows, and the sum of their hashes, which does not depend on their order. */
async function sumOf(tx: Transaction, name: string, columns: readonly string[]): Promise<string> {
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<{ sum: string }>`
    select count(*)::text || ' ' || coalesce(sum(hashtextextended(row(${listed})::text, 0)::numeric), 0)::text as sum
    from ${sql.table(name)}`.execute(tx);
  return rows[0]?.sum ?? "";
}

/**
 * Whether anybody else is connected to a PostgreSQL database: a front door that runs would go on writing there. Of
 * another role's connections only name, database and process are told to everybody.
 */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'frontdoor'
      and pid <> pg_backend_pid() limit 1`.execute(db);
  return rows.length > 0;
}
