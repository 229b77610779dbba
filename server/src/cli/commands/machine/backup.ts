import { join } from "node:path";
import { systemClock } from "../../../platform/clock.ts";
import { backUp } from "../../backup/backup.ts";
import { endRestored } from "../../backup/end-restored.ts";
import { restore } from "../../backup/restore.ts";
import type { CliConfig } from "../../cli-config.ts";
import type { Command } from "../../command.ts";
import { CommandFailed } from "../../command-failed.ts";
import { requireStopped, withDatabase, withFolder } from "../../with-database.ts";

export const backupCommands: readonly Command[] = [
  {
    usage: "backup <folder>",
    example: "backup ../backup-2026-11-24",
    asks: [],
    summary: "Copies the embedded database into a new folder; the server must have stopped",
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
    usage: "restore <folder>",
    example: "restore ../backup-2026-11-24",
    asks: [],
    summary: "Puts a backup into DATA_DIR and ends all links, codes and product keys in it",
    async run(given, { config }) {
      requireEmbedded(config, "PostgreSQL's own tools, and then: frontdoor restored");
      const folder = config.path(given.value("folder"));
      const madeAt = await withFolder(() => restore(config.dataDir, folder, systemClock));
      return {
        data: { dataDir: config.dataDir, madeAt },
        text: `${config.dataDir} is as of ${madeAt}. Links and codes from before work no more, nor do product keys that are not in its product-keys.json: make the products new ones. Scopes that were granted are ended: grant them again. People who changed their password since have the old one again, and so have passkeys, second steps and recovery codes: docs/operations.md says what to do.`,
      };
    },
  },
  {
    usage: "restored",
    example: "restored",
    asks: [],
    summary:
      "Ends every link, code, login, key and grant of before, once PostgreSQL's own tools have restored it",
    options: {
      "end-passkeys": {
        isSwitch: true,
        meaning: "end people's passkeys and recovery codes as well: some may be a thief's",
      },
    },
    async run(given, { config }) {
      if (config.databaseUrl === null) {
        throw new CommandFailed("DATABASE_URL is not set: use frontdoor restore <folder>.");
      }
      const how = { keep: [], endsPasskeys: given.isOn("end-passkeys") };
      const data = await withDatabase(config, async (database) => {
        // What it ends stays ended, and DATABASE_URL may name a database that was not restored.
        await requireStopped(database);
        return endRestored(database, systemClock, how);
      });
      return {
        data,
        text: `Links, codes and logins from before work no more, and ${data.productKeys} product keys, ${data.staffKeys} keys of staff and ${data.grants} granted scopes are ended. Start the processes, then: frontdoor key first, key rotate for each product, scope grant, staff recover. What people changed since is as it was then: docs/operations.md says what to do.`,
      };
    },
  },
];

function requireEmbedded({ databaseUrl }: CliConfig, instead: string): void {
  if (databaseUrl === null) return;
  throw new CommandFailed(`DATABASE_URL names a PostgreSQL server: use ${instead}.`);
}
