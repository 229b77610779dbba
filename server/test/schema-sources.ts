import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Changes whenever a migration, the embedded engine or what starts it does. */
export function hashOfSources(): string {
  const migrations = join(root, "server/migrations");
  const files = readdirSync(migrations).sort();
  const hash = createHash("sha256");
  for (const path of [
    ...files.map((name) => join(migrations, name)),
    join(root, "server/src/platform/database/embedded/embedded.ts"),
    join(root, "package-lock.json"),
  ]) {
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
