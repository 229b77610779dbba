import { existsSync, statfsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Config } from "../../config/config.ts";
import { lastBackup } from "../../platform/database/embedded/last-backup.ts";
import { type KeyConfig, loadKeys } from "../../platform/keys/load-keys.ts";
import type { KeySource } from "../../platform/keys/master-key.ts";
import { type Finding, findingsOf, wordsOf } from "./finding.ts";

const mebibyte = 1024 * 1024;
const dayMilliseconds = 86_400_000;

/** Space on a disk in bytes. */
export interface Room {
  free: number;
  size: number;
}

/** The space on the data folder's disk; null where there is no such folder. */
export function roomOf(dataDir: string): Room | null {
  // The database may lie on another disk, by a link.
  const folder = [join(dataDir, "database"), dataDir].find((path) => existsSync(path));
  if (folder === undefined) return null;
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

export function checkDisk(dataDir: string, room: Room | null): Finding {
  const { ok, warn, fail } = findingsOf("disk");
  if (room === null) return ok("There is no data folder here.");
  const found = `${Math.floor(room.free / mebibyte)} MiB are free under ${resolve(dataDir)}.`;
  const remedy = "Make room: on a full disk nobody can register or log in.";
  if (room.free < 256 * mebibyte) return fail(found, remedy);
  return room.free / room.size < 0.1 ? warn(found, remedy) : ok(found);
}

/** Whether only their owner can read the files with keys, how old they are, and whether a start takes the keys. */
export function checkKeys(config: KeyConfig, now: Date): Finding[] {
  const { ok, warn, fail } = findingsOf("key");
  const own = { file: join(config.dataDir, "master.key") };
  const files = [
    { source: config.masterKey ?? own, isPrevious: false },
    { source: config.previousMasterKey, isPrevious: true },
  ];
  const findings = files.flatMap(({ source, isPrevious }): Finding[] => {
    if (source === null) return [];
    if (!("file" in source)) return [ok(`${nameOf(isPrevious)} is in the environment.`)];
    return [checkFile(source, isPrevious)];
  });
  // A start would make a key that is not there yet.
  const isThere = config.masterKey !== null || existsSync(own.file);
  if (!isThere || findings.some(({ state }) => state === "fail")) return findings;
  try {
    loadKeys(config);
    return findings;
  } catch (error) {
    return [...findings, fail(wordsOf(error), "Until this is mended the server does not start.")];
  }

  function checkFile({ file }: Extract<KeySource, { file: string }>, isPrevious: boolean): Finding {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) {
      const isFresh = !existsSync(join(config.dataDir, "database")) && file === own.file;
      return isFresh
        ? ok("There is no key yet: the first start makes one.")
        : fail(`${file} is not there.`, "Bring it back: without it the data cannot be read.");
    }
    if ((found.mode & 0o077) !== 0 && process.platform !== "win32") {
      return fail(`${file} is open to other users.`, `Close it: chmod 600 ${file}`);
    }
    const days = Math.floor((now.getTime() - found.mtimeMs) / dayMilliseconds);
    const told = `${file} is its owner's alone and ${days} days old.`;
    return isPrevious && days > 35
      ? warn(told, "Look whether MASTER_KEY_PREVIOUS can go: docs/operations.md, Keys.")
      : ok(told);
  }
}

const nameOf = (isPrevious: boolean) => (isPrevious ? "MASTER_KEY_PREVIOUS" : "MASTER_KEY");

export function checkBackup(config: Config, now: Date): Finding {
  const { ok, warn, fail } = findingsOf("backup");
  const madeAt = lastBackup(config.dataDir);
  const remedy =
    config.databaseUrl === null
      ? "Stop the server and run: frontdoor backup <folder>"
      : "Run pg_dump and note it in DATA_DIR/last-backup: docs/operations.md, Backup.";
  if (madeAt === null) {
    const found = "No backup is noted in DATA_DIR/last-backup.";
    return config.inEarnest ? warn(found, remedy) : ok(found);
  }
  const days = (now.getTime() - madeAt.getTime()) / dayMilliseconds;
  const found = `The last backup was made at ${madeAt.toISOString()}.`;
  if (days > 7) return fail(found, remedy);
  return days > 2 ? warn(found, remedy) : ok(found);
}
