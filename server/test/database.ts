import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Database } from "../src/mechanisms/database/database.ts";
import { openInMemory } from "../src/mechanisms/database/embedded.ts";
import { migrate } from "../src/mechanisms/database/migrate.ts";
import { openPostgres } from "../src/mechanisms/database/postgres.ts";
import type { Log } from "../src/mechanisms/log.ts";
import { readMigrated } from "./migrated.ts";

export const silentLog: Log = { info() {}, warn() {}, error() {} };

/**
 * A migrated database of its own for one test file: in memory, or, when `TEST_DATABASE_URL` names a
 * superuser of a PostgreSQL server, a new database there that disappears when it is closed.
 */
export async function openTestDatabase(): Promise<Database> {
  if (process.env.TEST_DATABASE_URL === undefined) {
    return openInMemory(silentLog, await readMigrated(silentLog));
  }
  const database = await openEmptyTestDatabase();
  await migrate(database);
  return database;
}

/** The same without migrations. */
export async function openEmptyTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined) return openInMemory(silentLog);
  const { url, drop } = await createDatabase(serverUrl);
  const database = await openPostgres(url, silentLog);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Makes an empty database on a server. */
export async function createDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `frontdoor_test_${randomBytes(6).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
