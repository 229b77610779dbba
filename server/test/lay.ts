import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Lays the embedded database, migrated and otherwise empty, into a new data folder. */
export function layMigrated(dataFolder: string): void {
  execFileSync(process.execPath, [join(import.meta.dirname, "lay-migrated.ts"), dataFolder]);
}
