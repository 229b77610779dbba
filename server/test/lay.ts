import { execFileSync } from "node:child_process";
import { join } from "node:path";

const script = join(import.meta.dirname, "lay-database.ts");

/** Lays the embedded database, migrated and with the lists of the seed files, into a new data folder. */
export function layMigrated(dataFolder: string): void {
  execFileSync(process.execPath, [script, dataFolder, "migrated"]);
}

/** The same without migrations. */
export function layEmpty(dataFolder: string): void {
  execFileSync(process.execPath, [script, dataFolder, "empty"]);
}
