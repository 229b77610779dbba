import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { syncPath } from "../platform/database/embedded/sync-path.ts";

const fileOf = (dataDir: string) => join(dataDir, "product-keys.json");

/** Where a new key was stored, or the reason why it was not. */
export type Kept = { file: string } | { file: null; reason: string };

/**
 * The keys of `product-keys.json` of a data folder by their holders; none where there is no such file.
 * @throws Error when the file holds no keys
 */
export function keysOfFile(dataDir: string): Record<string, unknown> {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return {};
  const keys: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof keys !== "object" || keys === null) throw new Error(`${file} holds no keys.`);
  return { ...keys };
}

/**
 * Replaces a holder's key in `product-keys.json`, at once or not at all, and only in the file of the installation that
 * made it, the one with the operator's key of the call. Never throws: the new key is shown once and must not be lost
 * because of a file.
 */
export function replaceKeyInFile(
  dataDir: string,
  { holder, key, openedBy }: { holder: string; key: string; openedBy: string },
): Kept {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return { file: null, reason: "" };
  try {
    const keys = keysOfFile(dataDir);
    if (keys.operator !== openedBy) {
      return { file: null, reason: `${file} is of another installation and stays as it is.` };
    }
    const next = `${file}.next`;
    const text = `${JSON.stringify({ ...keys, [holder]: key }, null, 2)}\n`;
    writeFileSync(next, text, { mode: 0o600, flush: true });
    renameSync(next, file);
    syncPath(dataDir);
    return { file };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { file: null, reason: `${file} could not be changed: ${why}` };
  }
}
