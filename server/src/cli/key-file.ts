import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { syncPath } from "../mechanisms/database/durable-folder.ts";

/**
 * Replaces a holder's key in `product-keys.json` of the data folder, at once or not at all.
 * @returns the file, or null where this machine keeps none
 */
export function replaceKeyInFile(dataDir: string, holder: string, key: string): string | null {
  const file = join(dataDir, "product-keys.json");
  if (!existsSync(file)) return null;
  const keys = { ...JSON.parse(readFileSync(file, "utf8")), [holder]: key };
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(next, file);
  syncPath(dataDir);
  return file;
}
