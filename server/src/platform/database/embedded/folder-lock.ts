import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process has the embedded database open. */
export class DataFolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = "DataFolderInUse";
  }
}

/**
 * Locks a data folder for this process and returns the release. SQLite's exclusive lock on a file is
 * the operating system's own: it ends with the process however that ends, so a lock is never stale.
 * It also ends when this process opens and closes the `lock` file in any other way: leave it alone.
 * @throws DataFolderInUse
 * @throws Error in one line where the lock cannot be taken for another reason
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, "lock.pid");
  const lock = openLock(folder, holderFile);
  writeFileSync(holderFile, String(process.pid));
  return () => lock.close();
}

/** SQLite's number for what another process has locked. */
const busy = 5;

function openLock(folder: string, holderFile: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, "lock"));
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock?.close();
    const { errcode, message } = Object(error) as { errcode?: number; message?: string };
    if (errcode === busy) throw new DataFolderInUse(folder, readHolder(holderFile));
    throw new Error(
      `${join(folder, "lock")} cannot be locked (${message}): see whether its disk is full and whether this user may write it, then start again.`,
      { cause: error },
    );
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "(unknown)";
  }
}
