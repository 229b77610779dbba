import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { isInUse, lockTables } from "./postgres/table-locks.ts";
import { readSetting } from "./settings.ts";
import type { Tables } from "./tables.ts";

const folder = fileURLToPath(new URL("../../../migrations", import.meta.url));
/** About ten minutes: longer than any request takes, though not longer than a dump may. */
const mostTries = 600;
const betweenMilliseconds = 1_000;
/** Only the process that holds it migrates; the migrator's own lock is released after each migration. */
const lockId = 4_026_531_840;

/**
 * Brings the database to the newest version: each `NNNN-name.sql` once, in order. A database that has been migrated
 * before gets each in a transaction of its own. Several processes may call this at once: an advisory lock lets one work.
 * Migrations of a later version are left alone, because two versions run side by side (docs/operations.md, Upgrade and
 * downgrade). While requests use a table that changes, the migration gives way and tries again.
 * @param from the folder of the migrations, where it is another one than this version's
 * @returns the names that this call applied
 * @throws Error in one line when the database is too new for this version
 */
export async function migrate(database: Database, from = folder): Promise<string[]> {
  if ((await wasStarted(database.kysely)) && (await isMigrated(database, from))) {
    await refuseTooNew(database);
    return [];
  }
  return database.withoutTimeLimits(async (db) => {
    await sql`select pg_advisory_lock(${sql.lit(lockId)})`.execute(db);
    try {
      return await applyAll(db, from);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockId)})`.execute(db);
    }
  });
}

async function applyAll(db: Kysely<Tables>, from: string): Promise<string[]> {
  const provider = { getMigrations: () => readMigrations(from) };
  const applied: string[] = [];
  // Nobody uses an empty database: all at once is faster there.
  const isUsed = await wasStarted(db);
  for (let tries = 1; ; ) {
    const migrator = new Migrator({ db, provider });
    const { results = [], error } = await (isUsed
      ? migrator.migrateUp()
      : migrator.migrateToLatest());
    if (error === undefined && results.length === 0) return applied;
    if (error === undefined) applied.push(...results.map(({ migrationName }) => migrationName));
    else if (!isInUse(error) || tries++ === mostTries) throw error;
    else await pause(betweenMilliseconds * Math.random());
  }
}

/** Whether every migration of this version is applied; there may be later ones. */
export async function isMigrated(database: Database, from = folder): Promise<boolean> {
  const wanted = Object.keys(await readMigrations(from));
  const applied = new Set(await appliedNames(database));
  return wanted.every((name) => applied.has(name));
}

/** The migrations that a later version has applied, in order. */
export async function laterMigrations(database: Database): Promise<string[]> {
  const own = await ownNames();
  const newest = own.at(-1) ?? "";
  return (await appliedNames(database)).filter((name) => name > newest).sort();
}

/**
 * A migration that removes what the previous version uses names itself in the setting `oldest_schema`: a process has to
 * know that migration in order to run on the database.
 */
async function refuseTooNew(database: Database): Promise<void> {
  const [last] = (await laterMigrations(database)).reverse();
  if (last === undefined) return;
  const oldest = await readSetting(database.kysely, "oldest_schema");
  if (oldest === undefined || (await ownNames()).some((name) => name >= oldest)) return;
  throw new Error(
    `The database was brought to ${last}, on which this version cannot run: start one that knows ${oldest}.`,
  );
}

/** Whether any version has migrated it. */
async function wasStarted(kysely: Kysely<Tables>): Promise<boolean> {
  const asked = sql<{
    found: string | null;
  }>`select to_regclass('kysely_migration')::text as found`;
  return (await asked.execute(kysely)).rows.some(({ found }) => found !== null);
}

async function appliedNames({ kysely }: Database): Promise<string[]> {
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely);
  return applied.rows.map(({ name }) => name);
}

async function ownNames(): Promise<string[]> {
  return Object.keys(await readMigrations(folder)).sort();
}

async function readMigrations(from: string): Promise<Record<string, Migration>> {
  const files = (await readdir(from)).filter((file) => file.endsWith(".sql")).sort();
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(from, file), "utf8");
    const up: Migration["up"] = async (db) => {
      await lockTables(db, text);
      await sql.raw(text).execute(db);
    };
    return [file.replace(/\.sql$/, ""), { up }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
