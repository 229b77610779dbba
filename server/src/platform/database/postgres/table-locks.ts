import { sql } from "kysely";
import type { Db } from "../database.ts";

/**
 * Requests that come while a migration waits for a table wait behind it, no longer than this. A request gives up after
 * 5 seconds.
 */
const lockMilliseconds = 500;

/** What a statement can name a table behind. */
const named =
  /\b(?:alter table(?: only)?|references|on|update|delete from|insert into|truncate(?: table)?)\s+"?([a-z_]\w*)/gi;

/**
 * Locks every table that a migration changes or refers to, before it holds any other lock. Otherwise a request that reads
 * one and then writes it could deadlock with the migration, and PostgreSQL would end the request. It waits for the first
 * table only; if another one is in use, it fails and can be retried.
 * @param text the migration's SQL
 * @throws an error of PostgreSQL, 55P03, when a table is in use
 */
export async function lockTables(db: Db, text: string): Promise<void> {
  const names = [...new Set([...text.matchAll(named)].map(([, name = ""]) => name.toLowerCase()))];
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relname = any(${names}) order by random()`.execute(db);
  // As strong as the work needs: readers need not wait while an index is built.
  const mode = makesIndexesAlone(text) ? "share" : "access exclusive";
  await sql`set local lock_timeout = ${sql.lit(lockMilliseconds)}`.execute(db);
  for (const [at, { name }] of rows.entries()) {
    const patience = at === 0 ? sql`` : sql` nowait`;
    await sql`lock table ${sql.table(name)} in ${sql.raw(mode)} mode${patience}`.execute(db);
  }
}

function makesIndexesAlone(text: string): boolean {
  const statements = text.replace(/--[^\n]*/g, "").split(";");
  return statements.every((each) => /^\s*(create (unique )?index\b|$)/i.test(each));
}

/** Whether a migration gave way to requests that had a table. */
export function isInUse(error: unknown): boolean {
  return Reflect.get(Object(error), "code") === "55P03";
}
