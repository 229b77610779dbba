import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type DumpState, dumpFile } from "./schema-sources.ts";

const script = join(import.meta.dirname, "make-dumps.ts");

/** To make a database on a disk costs a server that starts four times what the rest of its start does. */
const lay = (state: DumpState) => (dataFolder: string) => {
  const dump = dumpFile(state);
  if (!existsSync(dump)) execFileSync(process.execPath, [script]);
  const database = join(dataFolder, "database");
  mkdirSync(database, { recursive: true, mode: 0o700 });
  // The names in it begin with a slash, of which tar tells.
  execFileSync("tar", ["-x", "-C", database, "-f", dump], { stdio: ["ignore", 1, "ignore"] });
};

/** Lays the embedded database, migrated and with the lists of the seed files, into a new data folder. */
export const layMigrated = lay("migrated");
/** The same without migrations. */
export const layEmpty = lay("empty");
