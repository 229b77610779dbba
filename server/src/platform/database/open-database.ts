import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { openPostgres, postgresAt } from "./postgres/postgres.ts";
import { withReplica } from "./replica.ts";

export interface DatabaseConfig {
  /** Connection address of a PostgreSQL server, or null for the embedded engine. */
  databaseUrl: string | null;
  /** Connection address of a replica, for reads that may be some seconds old. */
  databaseReadUrl?: string | null;
  /** Folder of the embedded engine; the database lies in its `database` folder. */
  dataDir: string;
}

/**
 * Opens the configured engine; does not migrate. The embedded one is loaded only where it is used: it takes time and
 * memory.
 * @throws DataFolderInUse when another process has the embedded database open
 */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  const { databaseUrl, databaseReadUrl = null } = config;
  if (databaseUrl !== null) {
    const primary = await openPostgres(databaseUrl, log);
    return databaseReadUrl === null
      ? primary
      : withReplica(primary, postgresAt(databaseReadUrl, log));
  }
  const { openEmbedded } = await import("./embedded/embedded.ts");
  return openEmbedded(config.dataDir, log);
}
