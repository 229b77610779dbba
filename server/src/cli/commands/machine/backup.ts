import { join } from "node:path";
import { systemClock } from "../../../platform/clock.ts";
import { DataFolderInUse } from "../../../platform/database/embedded/folder-lock.ts";
import { backUp } from "../../backup/backup.ts";
import { restore } from "../../backup/restore.ts";
import type { CliConfig } from "../../cli-config.ts";
import type { Command } from "../../command.ts";
import { CommandFailed } from "../../command-failed.ts";

export const backupCommands: readonly Command[] = [
  {
    words: ["backup"],
    example: "backup ../backup-2026-11-24",
    asks: [],
    summary: "Copies the embedded database into a new folder; the server must have stopped",
    values: ["folder"],
    options: {},
    async run(given, { config }) {
      requireEmbedded(config, "pg_dump");
      const folder = config.path(given.value("folder"));
      const files = await withFolder(() => backUp(config.dataDir, folder, systemClock()));
      const key = join(config.dataDir, "master.key");
      return {
        data: { folder, files },
        text: `${files} files are in ${folder}.\nThe master key is not: keep a copy of ${key} in another place.`,
      };
    },
  },
  {
    words: ["restore"],
    example: "restore ../backup-2026-11-24",
    asks: [],
    summary: "Puts a backup into DATA_DIR and ends every link, code and product key of before",
    values: ["folder"],
    options: {},
    async run(given, { config }) {
      requireEmbedded(
        config,
        "pg_restore, and docs/operations.md for the token epoch, the product keys and the granted scopes",
      );
      const folder = config.path(given.value("folder"));
      const madeAt = await withFolder(() => restore(config.dataDir, folder, systemClock));
      return {
        data: { dataDir: config.dataDir, madeAt },
        text: `${config.dataDir} is as of ${madeAt}. Links and codes from before work no more, nor do product keys that are not in its product-keys.json: make the products new ones. Scopes that were granted are ended: grant them again. People who changed their password since have the old one again, and so have passkeys, second steps and recovery codes: docs/operations.md says what to do.`,
      };
    },
  },
];

function requireEmbedded({ databaseUrl }: CliConfig, instead: string): void {
  if (databaseUrl === null) return;
  throw new CommandFailed(`DATABASE_URL names a PostgreSQL server: use ${instead}.`);
}

/** @throws CommandFailed when another process has the data folder */
export async function withFolder<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new CommandFailed("The data folder is in use: stop the server first.");
  }
}
