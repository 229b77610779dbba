import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Log } from "../../log.ts";
import { statementSpans } from "../../tracing/statement-spans.ts";
import { type Database, requestWaits } from "../database.ts";
import { logBrokenConnections } from "../postgres/broken-connections.ts";
import { tellingPool } from "../postgres/pool-events.ts";
import type { Tables } from "../tables.ts";
import { DurableFolder } from "./durable-folder.ts";
import { embeddedClient } from "./embedded-client.ts";
import { EngineEnded } from "./engine-ended.ts";
import { lockFolder } from "./folder-lock.ts";
import { keepPrivate } from "./private-folder.ts";
import { syncPath, syncTree } from "./sync-path.ts";

/**
 * The engine's own parameters without `-F`, which turns fsync off; fdatasync does nothing there. It fills its buffers
 * with zeros when it starts, 128 MB by default; the system keeps the files in memory as well.
 */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
  ...["-c", "shared_buffers=32MB"],
];
/** All its files are in memory already. */
const inMemoryStartParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];

/**
 * Opens PostgreSQL inside this process, in the folder `database` of the data folder, and creates it the first time. Only
 * one process can have it open. Commits are synced to disk before they are acknowledged.
 * @throws DataFolderInUse
 * @throws Error in one line when the engine does not start, for example on a full disk
 * @throws Error when the data folder stays open to other users, and where a restore into it was interrupted
 */
export async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  keepPrivate(resolve(dataDir));
  const unlock = lockFolder(resolve(dataDir));
  try {
    const folder = whereItIs(join(resolve(dataDir), "database"));
    const isNew = !existsSync(join(folder, "PG_VERSION"));
    const restoring = join(resolve(dataDir), restoringFolder);
    if (isNew && existsSync(restoring)) throw new Error(interrupted(restoring));
    const engine = await startEngine({
      fs: new DurableFolder(folder),
      startParams: durableStartParams,
    }).catch((cause) => {
      throw new Error(notOpened(folder), { cause });
    });
    if (isNew) {
      await syncTree(folder);
      syncPath(resolve(dataDir));
    }
    return connectEmbedded(engine, log, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The folder that a path names: the engine opens none by a link, as to a larger disk. */
export function whereItIs(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

/** The folder in which a restore builds the database; it remains only where a restore was interrupted. */
export const restoringFolder = "restoring";

/** A new, empty database would accept sign-ups, and block the restore. */
const interrupted = (folder: string) =>
  `A restore was interrupted: run frontdoor restore again, or delete ${folder} to start with an empty database.`;

/** The engine gives no reason. */
const notOpened = (folder: string) =>
  `The embedded database in ${folder} does not open: see whether its disk is full and whether this user may read and write it, then start again.`;

/** Opens an embedded database that lives in memory only, empty or as a `dump` left it: for tests. */
export async function openInMemory(
  log: Log,
  dumped?: Blob,
  waits = requestWaits,
): Promise<Database & { dump(): Promise<Blob> }> {
  const engine = await startEngine({
    startParams: inMemoryStartParams,
    // Each database that is made from its dump holds a whole WAL file, of 16 MB by default.
    ...(dumped === undefined
      ? { initDbStartParams: ["--wal-segsize=1"] }
      : { loadDataDir: dumped }),
  });
  return {
    ...connectEmbedded(engine, log, () => {}, waits),
    dump: () => engine.dumpDataDir("none"),
  };
}

function startEngine(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

function connectEmbedded(
  engine: PGlite,
  log: Log,
  onClosed: () => void,
  waits = requestWaits,
): Database {
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: tellingPool(poolOn(engine, log, waits.connection)) }),
    ...statementSpans(),
  });
  return {
    kysely,
    engine: "embedded",
    async ping() {
      await sql`select 1`.execute(kysely);
    },
    withoutTimeLimits: (work) => work(kysely),
    read: (work) => work(kysely),
    readOwnWrites() {},
    async close() {
      await kysely.destroy();
      await engine.close();
      onClosed();
    },
  };
}

/**
 * A pool of one: the engine has one session, and the messages of a second client would mix with the first's. A new
 * client after a broken one first ends what that one may have left: a transaction, prepared statements.
 */
function poolOn(engine: PGlite, log: Log, connectionTimeoutMillis: number): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    Client: embeddedClient(engine),
    verify: (client, done) => client.query("rollback; deallocate all").then(() => done(), done),
  } as pg.PoolConfig);
  logBrokenConnections(pool, log);
  pool.on("connect", (client) => client.on("error", endWithEngine));
  return pool;
}

/**
 * Ends the process, as PostgreSQL ends its own, so that the next one recovers; waiting requests get their response
 * first.
 */
function endWithEngine(error: Error): void {
  if (!(error instanceof EngineEnded)) return;
  setImmediate(() => {
    throw error;
  });
}
