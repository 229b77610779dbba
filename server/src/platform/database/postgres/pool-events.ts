import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { DatabaseAway, statementError } from "./database-away.ts";

/**
 * A pool that tells every failure of the database as `DatabaseAway`: the one way from Kysely to both
 * engines. A connection that was lost runs nothing more, a rollback included, which a silent server would
 * keep waiting for once more, and nobody gets it again.
 */
export function tellingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return tellingClient(await pool.connect());
      } catch (error) {
        throw new DatabaseAway(error);
      }
    },
  };
}

function tellingClient(client: pg.PoolClient): PostgresPoolClient {
  let lost: DatabaseAway | null = null;
  async function query<R>(text: string, values: readonly unknown[]) {
    if (lost !== null) throw lost;
    try {
      const result: unknown = await client.query(text, [...values]);
      return result as PostgresQueryResult<R>;
    } catch (cause) {
      const error = statementError(cause);
      if (error instanceof DatabaseAway && error.connectionLost) lost = error;
      throw error;
    }
  }
  return {
    // The other way to call it is for cursors, and none is configured.
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy === true || lost !== null),
  };
}
