import type { Database } from "../src/platform/database/database.ts";
import { openInMemory } from "../src/platform/database/embedded/embedded.ts";
import { openPostgres } from "../src/platform/database/postgres/postgres.ts";
import type { Log } from "../src/platform/log.ts";
import { readDump } from "./migrated.ts";
import {
  createDatabase,
  createMigratedDatabase,
  type TestServerDatabase,
} from "./postgres-databases.ts";

export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** Fifty requests at once on a busy machine wait longer than those of people may. */
const patience = 300_000;
const patientWaits = {
  connection: patience,
  statement: patience,
  silence: patience,
  idleInTransaction: patience,
};

/**
 * A migrated database of its own for one test file: in memory, or, when `TEST_DATABASE_URL` names a
 * superuser of a PostgreSQL server, a new database there that disappears when it is closed.
 */
export async function openTestDatabase(waits = patientWaits): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined) {
    return openInMemory(silentLog, await readDump("migrated", silentLog), waits);
  }
  return openOwn(await createMigratedDatabase(serverUrl), waits);
}

/** The same without migrations. */
export async function openEmptyTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl === undefined) return openInMemory(silentLog, await readDump("empty", silentLog));
  return openOwn(await createDatabase(serverUrl));
}

async function openOwn({ url, drop }: TestServerDatabase, waits = patientWaits): Promise<Database> {
  const database = await openPostgres(url, silentLog, waits);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
