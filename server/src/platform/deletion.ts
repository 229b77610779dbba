import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SqlBool,
  sql,
} from "kysely";
import type { Db } from "./database/database.ts";
import type { Tables } from "./database/tables.ts";
import type { MaintenanceJob } from "./scheduler.ts";

export const hourSeconds = 3_600;
export const daySeconds = 24 * hourSeconds;

/** A statement is cancelled after five seconds, so one deletes no more rows than this. */
const portion = 10_000;
/** … and reads no more pages of a table than this: 80 MB. */
const portionPages = 10_000;
/** The most rows that one run deletes: other jobs, such as signing the audit, wait for it. */
export const fullRun = 20 * portion;

export function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1_000);
}

/** Selects the rows of a table that are due for deletion. */
type Due<Table extends keyof Tables> = (
  row: ExpressionBuilder<Tables, Table>,
  now: Date,
) => Expression<SqlBool>;

/** Rows whose time is more than so many seconds ago. */
export const olderThan =
  <Table extends keyof Tables>(column: keyof Tables[Table] & string, seconds: number): Due<Table> =>
  (_row, now) =>
    sql<SqlBool>`${sql.ref(column)} < ${secondsBefore(now, seconds)}`;

/** The time of a job's run, and the signal that it has to stop before its next statement. */
interface Turn {
  now: Date;
  signal: AbortSignal | undefined;
}

const jobOf =
  (work: typeof deleteDue, bound: Pick<MaintenanceJob, "fullRun">) =>
  <Table extends keyof Tables>(
    name: string,
    table: Table,
    due: Due<Table>,
    everySeconds = hourSeconds,
  ): MaintenanceJob => ({
    name,
    everySeconds,
    ...bound,
    run: ({ kysely }, now, signal) => work(kysely, table, due, { now, signal }),
  });

/** A job that deletes rows that are due, for tables with an index that finds them. */
export const deletion = jobOf(deleteDue, { fullRun });

/**
 * The same without portions, for a table that is small, or whose writers would pay more for an index than maintenance pays
 * for reading it.
 */
export const sweep = jobOf(sweepDue, {});

/** Tables whose rows have an expiry time. */
type Expiring = {
  [Table in keyof Tables]: "expires_at" extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/** A job that deletes rows at their own expiry time. */
export const deletionOfEnded = (name: string, table: Expiring, everySeconds = hourSeconds) =>
  deletion(name, table, (_row, now) => sql<SqlBool>`expires_at <= ${now}`, everySeconds);

/**
 * Deletes in portions until none is left, the run is full, or the process stops.
 * @returns how many
 */
export async function deleteDue<Table extends keyof Tables>(
  db: Db,
  table: Table,
  due: Due<Table>,
  { now, signal }: Turn,
  most = { portion, fullRun },
): Promise<number> {
  const from = sql.table(table);
  const isDue = due(expressionBuilder<Tables, Table>(), now);
  const some = sql`select ctid from ${from} where ${isDue} limit ${sql.lit(most.portion)}`;
  let deleted = 0;
  while (deleted < most.fullRun && signal?.aborted !== true) {
    // Checked again on the locked row: a row that was renewed at this moment stays.
    const { numAffectedRows = 0n } =
      await sql`delete from ${from} where ctid = any(array(${some})) and ${isDue}`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < most.portion) break;
  }
  return deleted;
}

/** @returns how many rows it deleted */
export async function sweepDue<Table extends keyof Tables>(
  db: Db,
  table: Table,
  due: Due<Table>,
  { now, signal }: Turn,
): Promise<number> {
  const isDue = due(expressionBuilder<Tables, Table>(), now);
  const pages = await pagesOf(db, table);
  let deleted = 0;
  for (let page = 0; page < pages && signal?.aborted !== true; page += portionPages) {
    const [from, to] = [`(${page},0)`, `(${page + portionPages},0)`];
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid >= ${from}::tid and ctid < ${to}::tid and ${isDue}
    `.execute(db);
    deleted += Number(numAffectedRows);
  }
  return deleted;
}

async function pagesOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int as pages
  `.execute(db);
  return rows[0]?.pages ?? 0;
}
