import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "../../../migrations");

/**
 * Brings the database to the newest version, each `NNNN-name.sql` once and in order. Any number of
 * processes may do it at the same moment: an advisory lock lets one work and the others wait.
 * @returns the names that this call applied
 */
export function migrate(database: Database): Promise<string[]> {
  return database.withoutTimeLimits(async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
    const { results = [], error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return results.map((result) => result.migrationName);
  });
}

/** Whether every migration of this version is applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const wanted = Object.keys(await readMigrations());
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(
    database.kysely,
  );
  const names = new Set(applied.rows.map((row) => row.name));
  return wanted.every((name) => names.has(name));
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
