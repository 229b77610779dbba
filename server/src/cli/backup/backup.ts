import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import { whereItIs } from "../../platform/database/embedded/embedded.ts";
import { lockFolder } from "../../platform/database/embedded/folder-lock.ts";
import { noteBackup } from "../../platform/database/embedded/last-backup.ts";
import { makeFolder } from "../../platform/database/embedded/make-folder.ts";
import { CommandFailed } from "../command-failed.ts";
import { checksumsOf, copyTree, firstDifference } from "./copied-tree.ts";

export const manifestFile = "backup.json";

/** The manifest of a backup, which contains the `database` folder beside it and no key. */
export const backupManifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** SHA-256 in hex of each file of the database, by its path with `/`. */
  checksums: z.record(z.string(), z.string()),
});
export type BackupManifest = z.output<typeof backupManifest>;

/**
 * Copies the embedded database of a data folder whose server has stopped. The master key is left out: a
 * copy is worthless without it, also to a thief.
 * @returns how many files were copied
 * @throws DataFolderInUse, CommandFailed
 */
export async function backUp(dataDir: string, target: string, now: Date): Promise<number> {
  // Of a link the copy would be another link.
  const source = whereItIs(join(dataDir, "database"));
  if (!existsSync(source)) throw new CommandFailed(`${dataDir} holds no database.`);
  if (existsSync(target)) throw new CommandFailed(`${target} is there already: name a new folder.`);
  const unlock = lockFolder(dataDir);
  try {
    makeFolder(dirname(target));
    mkdirSync(target, { mode: 0o700 });
    const files = await copyInto(target, source, now);
    noteBackup(dataDir, now);
    return files;
  } finally {
    unlock();
  }
}

/** After a failure no folder remains that looks like a backup and blocks the next attempt. */
async function copyInto(target: string, source: string, now: Date): Promise<number> {
  try {
    await copyTree(source, join(target, "database"));
    const checksums = checksumsOf(join(target, "database"));
    const wrong = firstDifference(checksums, checksumsOf(source));
    if (wrong !== null) throw new CommandFailed(`${wrong} changed while it was copied: try again.`);
    const manifest: BackupManifest = { format: 1, madeAt: now.toISOString(), checksums };
    const text = JSON.stringify(manifest, null, 2);
    writeFileSync(join(target, manifestFile), text, { mode: 0o600, flush: true });
    return Object.keys(checksums).length;
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
}
