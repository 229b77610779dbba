import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readDump } from "./migrated.ts";

/**
 * Lays the embedded database into a new data folder, with or without its tables: to make one on a disk costs a server
 * that starts four times what the rest of its start does. `node server/test/lay-database.ts <folder> migrated|empty`
 */
const [, , folder = "", state] = process.argv;
const database = join(folder, "database");
mkdirSync(database, { recursive: true, mode: 0o700 });
const dump = await readDump(state === "empty" ? "empty" : "migrated", {
  info() {},
  warn() {},
  error() {},
});
const input = Buffer.from(await dump.arrayBuffer());
// The names in it begin with a slash, of which tar tells.
const { status } = spawnSync("tar", ["-x", "-C", database], {
  input,
  stdio: ["pipe", 1, "ignore"],
});
process.exitCode = status ?? 1;
