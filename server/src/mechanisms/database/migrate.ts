import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "../../../migrations");

/**
 * Brings the database to the newest version, each `NNNN-name.sql` once and in order. Any number of
 * processes may do it at the same moment: an advisory lock lets one work and the others wait.
 * One that a later version has migrated is left as it is: processes of two versions run side by side,
 * and the one before is gone back to (docs/operations.md, Upgrade and downgrade).
 * @returns the names that this call applied
 * @throws Error in one line when the database is too new for this version
 */
export async function migrate(database: Database): Promise<string[]> {
  if ((await wasStarted(database)) && (await isMigrated(database))) {
    await refuseTooNew(database);
    return [];
  }
  return database.withoutTimeLimits(async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
    const { results = [], error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return results.map((result) => result.migrationName);
  });
}

/** Whether every migration of this version is applied; there may be later ones. */
export async function isMigrated(database: Database): Promise<boolean> {
  const [wanted, applied] = [await ownNames(), new Set(await appliedNames(database))];
  return wanted.every((name) => applied.has(name));
}

/** The migrations that a later version has applied, in order. */
export async function laterMigrations(database: Database): Promise<string[]> {
  const own = await ownNames();
  const newest = own.at(-1) ?? "";
  return (await appliedNames(database)).filter((name) => name > newest).sort();
}

/**
 * A migration that takes away what the version before it used says so in the settings: what `oldest_schema` names is
 * the last migration that a process has to know in order to run on the database.
 */
async function refuseTooNew(database: Database): Promise<void> {
  const [last] = (await laterMigrations(database)).reverse();
  if (last === undefined) return;
  const [setting] = await database.kysely
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "oldest_schema")
    .execute();
  if (setting === undefined || (await ownNames()).some((name) => name >= setting.value)) return;
  throw new Error(
    `The database was brought to ${last}, on which this version cannot run: start one that knows ${setting.value}.`,
  );
}

/** Whether any version has migrated it. */
async function wasStarted({ kysely }: Database): Promise<boolean> {
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
  return Object.keys(await readMigrations()).sort();
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const migrations = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, file), "utf8");
    const up: Migration["up"] = async (db) => {
      await sql.raw(text).execute(db);
    };
    return [file.replace(/\.sql$/, ""), { up }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
