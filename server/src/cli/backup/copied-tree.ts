import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { syncTree } from "../../platform/database/embedded/sync-path.ts";

/** SHA-256 in hex of each file below a folder, by its path with `/`. */
type Checksums = Readonly<Record<string, string>>;

export function checksumsOf(folder: string): Checksums {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file).split(sep).join("/"),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  );
}

/** Copies a folder that no process writes to; once this resolves, every byte is on the disk. */
export async function copyTree(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true, errorOnExist: true, force: false });
  await syncTree(to);
}

/** The first file in which two folders differ, or null. */
export function firstDifference(one: Checksums, other: Checksums): string | null {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return names.find((name) => one[name] !== other[name]) ?? null;
}
