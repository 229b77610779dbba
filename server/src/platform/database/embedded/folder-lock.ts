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
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, "lock.pid");
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("begin exclusive");
  } catch {
    lock.close();
    throw new DataFolderInUse(folder, readHolder(holderFile));
  }
  writeFileSync(holderFile, String(process.pid));
  return () => lock.close();
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "(unknown)";
  }
}
