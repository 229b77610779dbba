import { existsSync } from "node:fs";
import { join } from "node:path";
import type { KeyActor } from "../platform/audit/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { DataFolderInUse } from "../platform/database/embedded/folder-lock.ts";
import { isInUse } from "../platform/database/embedded/move-database.ts";
import { type DatabaseConfig, openDatabase } from "../platform/database/open-database.ts";
import type { Log } from "../platform/log.ts";
import { CommandFailed } from "./command-failed.ts";

/** The actor of commands that use the database directly: they have no key and no network address. */
export const operatorHere: KeyActor = { who: "operator", from: "command line" };

/** A log that does nothing: a command prints its result at the terminal. */
export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** @throws CommandFailed when another process has the data folder open */
export async function withFolder<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new CommandFailed("The data folder is in use: stop the server first.");
  }
}

/**
 * Opens a database for the duration of some work.
 * @throws CommandFailed when another process has the data folder open
 */
export async function withDatabase<T>(
  at: DatabaseConfig,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await withFolder(() => openDatabase(at, silentLog));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Opens a database that is there: in a wrong DATA_DIR an empty one would be made.
 * @throws CommandFailed when there is none, or another process has the data folder open
 */
export async function withExistingDatabase<T>(
  at: DatabaseConfig,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (at.databaseUrl === null && !existsSync(join(at.dataDir, "database"))) {
    throw new CommandFailed(`${at.dataDir} holds no database: DATA_DIR says where it is.`);
  }
  return withDatabase(at, work);
}

/**
 * A pooler keeps the connections of stopped processes for a while, and PostgreSQL does not tell them from used ones.
 * @throws CommandFailed while processes are connected to a PostgreSQL server
 */
export async function requireStopped({ engine, kysely }: Database): Promise<void> {
  if (engine !== "postgres" || !(await isInUse(kysely))) return;
  throw new CommandFailed(
    "Processes of Frontdoor are connected: stop them first. PgBouncer keeps their connections for ten minutes more, unless it is restarted.",
  );
}
