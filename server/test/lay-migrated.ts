import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readMigrated } from "./migrated.ts";

/**
 * Lays the embedded database, migrated and otherwise empty, into a new data folder: to make one on a disk costs a
 * server that starts four times what the rest of its start does. `node server/test/lay-migrated.ts <folder>`
 */
const [, , folder = ""] = process.argv;
const database = join(folder, "database");
mkdirSync(database, { recursive: true, mode: 0o700 });
const dump = await readMigrated({ info() {}, warn() {}, error() {} });
const input = Buffer.from(await dump.arrayBuffer());
// The names in it begin with a slash, of which tar tells.
const { status } = spawnSync("tar", ["-x", "-C", database], {
  input,
  stdio: ["pipe", 1, "ignore"],
});
process.exitCode = status ?? 1;
