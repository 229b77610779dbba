import type pg from "pg";
import type { Log } from "../../log.ts";
import { raiseAlert } from "../../raise-alert.ts";

/**
 * Logs broken connections of a pool. A busy connection has no listener of the pool, and an unhandled error would end the
 * process. Its statement fails by itself.
 */
export function logBrokenConnections(pool: pg.Pool, log: Log): void {
  const tell = (error: Error) =>
    raiseAlert(log, "DATABASE_CONNECTION_BROKE", { reason: error.name });
  pool.on("error", tell);
  pool.on("acquire", (client) => client.on("error", tell));
  pool.on("release", (_error, client) => client.off("error", tell));
}
