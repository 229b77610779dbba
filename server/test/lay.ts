import { execFileSync } from "node:child_process";
import { join } from "node:path";

const script = join(import.meta.dirname, "lay-database.ts");

const lay = (state: "migrated" | "empty") => (dataFolder: string) => {
  execFileSync(process.execPath, [script, dataFolder, state]);
};

/** Lays the embedded database, migrated and with the lists of the seed files, into a new data folder. */
export const layMigrated = lay("migrated");
/** The same without migrations. */
export const layEmpty = lay("empty");
