import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

export interface DatabaseConfig {
  /** Connection address of a PostgreSQL server, or null for the embedded engine. */
  databaseUrl: string | null;
  /** Folder of the embedded engine; the database lies in its `database` folder. */
  dataDir: string;
}

/**
 * Opens the configured engine; does not migrate.
 * @throws DataFolderInUse when another process has the embedded database open
 */
export function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDir, log)
    : openPostgres(config.databaseUrl, log);
}
