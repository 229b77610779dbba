import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../platform/clock.ts";
import { restoringFolder } from "../../platform/database/embedded/embedded.ts";
import { lockFolder } from "../../platform/database/embedded/folder-lock.ts";
import { makeFolder } from "../../platform/database/embedded/make-folder.ts";
import { syncPath } from "../../platform/database/embedded/sync-path.ts";
import { CommandFailed } from "../command-failed.ts";
import { keysOfFile } from "../key-file.ts";
import { withDatabase } from "../with-database.ts";
import { type BackupManifest, backupManifest, manifestFile } from "./backup.ts";
import { checksumsOf, copyTree, firstDifference } from "./copied-tree.ts";
import { endRestored } from "./end-restored.ts";

/**
 * Puts a backup into a data folder that has no database. First it raises the token epoch and ends every settings session,
 * every granted scope, and every product key that is missing from the folder's `product-keys.json`. So no server ever
 * runs with links, codes, keys and grants that had ended (SEC-H19). A failure leaves the folder without a database.
 * @returns when the backup was made
 * @throws DataFolderInUse, CommandFailed
 */
export async function restore(dataDir: string, source: string, clock: Clock): Promise<string> {
  const { madeAt, checksums } = readManifest(source);
  const keep = keysToKeep(dataDir);
  const wrong = firstDifference(checksums, checksumsOf(join(source, "database")));
  if (wrong !== null) throw new CommandFailed(`The backup is damaged: ${wrong} is not as it was.`);
  if (existsSync(join(dataDir, "database"))) {
    throw new CommandFailed(`${dataDir} holds a database: move it away first.`);
  }
  makeFolder(dataDir, 0o700);
  const unlock = lockFolder(dataDir);
  const staging = join(dataDir, restoringFolder);
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging, { mode: 0o700 });
    await copyTree(join(source, "database"), join(staging, "database"));
    await withDatabase({ databaseUrl: null, dataDir: staging }, (database) =>
      endRestored(database, clock, { madeAt, keep, endsPasskeys: false }),
    );
    renameSync(join(staging, "database"), join(dataDir, "database"));
    syncPath(dataDir);
    return madeAt;
  } finally {
    rmSync(staging, { recursive: true, force: true });
    unlock();
  }
}

function keysToKeep(dataDir: string): string[] {
  try {
    return Object.values(keysOfFile(dataDir)).filter((key) => typeof key === "string");
  } catch {
    throw new CommandFailed(`${dataDir} has a product-keys.json without keys: move it away first.`);
  }
}

function readManifest(source: string): BackupManifest {
  try {
    return backupManifest.parse(JSON.parse(readFileSync(join(source, manifestFile), "utf8")));
  } catch {
    throw new CommandFailed(`${source} is no backup of this command.`);
  }
}
