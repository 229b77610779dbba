import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The embedded database with its tables, or before any migration. */
export type DumpState = "migrated" | "empty";

export const dumpFolder = join(root, ".cache/test-database");

/** Where it is kept as its engine writes it, once it was made. */
export const dumpFile = (state: DumpState) => join(dumpFolder, `${hashOfSources()}-${state}.tar`);

/** Changes whenever a migration, a seed file, the embedded engine or what starts it does. */
export function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const path of [
    ...filesIn("server/migrations"),
    ...filesIn("server/seed"),
    ...filesIn("server/src/directory/seed"),
    join(root, "server/src/platform/database/embedded/embedded.ts"),
    join(root, "package-lock.json"),
  ]) {
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => join(root, folder, name));
}
