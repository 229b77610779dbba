import { join } from "node:path";
import type { Database } from "../../../platform/database/database.ts";
import {
  type Moved,
  moveDatabase,
  NotMoved,
} from "../../../platform/database/embedded/move-database.ts";
import { migrate } from "../../../platform/database/migrate.ts";
import type { DatabaseConfig } from "../../../platform/database/open-database.ts";
import type { CliConfig } from "../../cli-config.ts";
import type { Command, Progress } from "../../command.ts";
import { CommandFailed } from "../../command-failed.ts";
import { requireStopped, withDatabase, withExistingDatabase } from "../../with-database.ts";

export const moveCommands: readonly Command[] = [
  {
    usage: "move <target>",
    example: "move postgres://frontdoor@db.example/frontdoor",
    asks: [],
    summary:
      "Copies everything into an empty PostgreSQL database (its address) or an empty data folder (its path); no server may run",
    async run(given, { config, progress }) {
      const target = targetOf(given.value("target"), config);
      const moved = await withExistingDatabase(config, async (source) => {
        await requireStopped(source);
        return withDatabase(target, async (into) => {
          await migrate(into);
          return copied(source, into, progress);
        });
      });
      const rows = Object.values(moved).reduce((sum, count) => sum + count, 0);
      const tables = Object.values(moved).filter((count) => count > 0).length;
      return {
        data: { moved, rows },
        text: `${rows} rows of ${tables} tables are copied and compared. What was there stays as it was.\n${next(config, target)}`,
      };
    },
  },
];

/** An address of a database, or a folder. */
function targetOf(text: string, config: CliConfig): DatabaseConfig {
  if (/^postgres(ql)?:\/\//.test(text)) {
    if (config.databaseUrl !== null) {
      throw new CommandFailed(
        "DATABASE_URL names a PostgreSQL database already: between two of them use pg_dump and pg_restore.",
      );
    }
    return { databaseUrl: text, dataDir: config.dataDir };
  }
  if (config.databaseUrl === null) {
    throw new CommandFailed(
      "The data lies in a folder already: name the address of a PostgreSQL database, or copy the folder with frontdoor backup.",
    );
  }
  return { databaseUrl: null, dataDir: config.path(text) };
}

async function copied(source: Database, into: Database, progress: Progress): Promise<Moved> {
  try {
    return await moveDatabase(source, into, (done, total) => progress.show(done, total));
  } catch (error) {
    throw error instanceof NotMoved ? new CommandFailed(error.message) : error;
  } finally {
    progress.end();
  }
}

function next({ dataDir }: CliConfig, { databaseUrl, dataDir: folder }: DatabaseConfig): string {
  return databaseUrl === null
    ? `Put the key into ${join(folder, "master.key")} (MASTER_KEY of the processes), leave DATABASE_URL unset, and start with DATA_DIR=${folder}.`
    : `Set DATABASE_URL, and MASTER_KEY_FILE=${join(dataDir, "master.key")} (keep it in another place, too), and start.`;
}
