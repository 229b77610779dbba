import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Log } from "../../log.ts";
import { statementSpans } from "../../tracing/statement-spans.ts";
import { type Database, requestWaits } from "../database.ts";
import { createPreparedNames } from "../prepared-names.ts";
import { resultTypes } from "../result-types.ts";
import type { Tables } from "../tables.ts";
import { logBrokenConnections } from "./broken-connections.ts";
import { tellingPool } from "./pool-events.ts";

const poolSize = 10;

/** Opens a pool on a PostgreSQL server (15 or newer) and runs one query. */
export async function openPostgres(
  databaseUrl: string,
  log: Log,
  waits = requestWaits,
): Promise<Database> {
  const database = postgresAt(databaseUrl, log, waits);
  try {
    await database.ping();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** A pool on a PostgreSQL server, which may be unreachable. */
export function postgresAt(databaseUrl: string, log: Log, waits = requestWaits): Database {
  const connectionTimeoutMillis = waits.connection;
  const kysely = connect(databaseUrl, log, {
    max: poolSize,
    connectionTimeoutMillis,
    statement_timeout: waits.statement,
    query_timeout: waits.silence,
    idle_in_transaction_session_timeout: waits.idleInTransaction,
  });
  return {
    kysely,
    engine: "postgres",
    async ping() {
      await sql`select 1`.execute(kysely);
    },
    async withoutTimeLimits(work) {
      const patient = connect(databaseUrl, log, { max: 1, connectionTimeoutMillis });
      try {
        return await work(patient);
      } finally {
        await patient.destroy();
      }
    },
    read: (work) => work(kysely),
    readOwnWrites() {},
    close: () => kysely.destroy(),
  };
}

function connect(connectionString: string, log: Log, limits: pg.PoolConfig): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString,
    types: resultTypes,
    keepAlive: true,
    pipeline: true,
    Client: PreparingClient,
    onConnect: (client) => client instanceof PreparingClient && client.lookForPooler(),
    application_name: "frontdoor",
    ...limits,
  });
  logBrokenConnections(pool, log);
  const dialect = new PostgresDialect({ pool: tellingPool(pool) });
  return new Kysely<Tables>({ dialect, ...statementSpans() });
}

/** Most statements of maintenance never run so often. */
const atUse = 5;
/** A statement that selects all columns: PostgreSQL refuses its prepared plan once a migration has added one. */
const allColumns = /(?:select|returning|,) (?:"\w+"\.)?\*/;

/**
 * A client that prepares frequent statements where it is connected to PostgreSQL directly. A pooler such as PgBouncer
 * before 1.21 gives the next transaction to another server connection, which does not have them.
 */
class PreparingClient extends pg.Client {
  #isDirect = false;
  readonly #nameOf = createPreparedNames({ atUse, isTaken: (text) => !allColumns.test(text) });

  /** Finds out whether a pooler is in between: it reports another number than the server process's. */
  async lookForPooler(): Promise<void> {
    const { rows } = await this.query<{ pid: number }>("select pg_backend_pid() as pid");
    this.#isDirect = rows[0]?.pid === Reflect.get(this, "processID");
  }

  override query: pg.Client["query"] = (...given: unknown[]) => {
    const [text, values] = given;
    const name = this.#isDirect ? this.#nameOf(text, values) : null;
    return Reflect.apply(super.query, this, name === null ? given : [{ name, text, values }]);
  };
}
