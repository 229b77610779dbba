import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type KeyHolder, keyHolders } from "@frontdoor/contract/products/keys.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { syncPath } from "../../platform/database/embedded/sync-path.ts";
import { addProductKey, newProductKey } from "./product-keys-store.ts";

/**
 * Creates the product keys of an installation on one machine, once, in `product-keys.json` of the data folder (mode 0600):
 * `{patient, practice, academic, operator}`. They are valid in the database. A file of an earlier version gets the keys of
 * holders that are missing.
 * @returns the file, for the demo product and the operator's command
 */
export async function ensureProductKeys(
  kysely: Database["kysely"],
  { dataDir, clock }: { dataDir: string; clock: Clock },
): Promise<string> {
  const file = join(dataDir, "product-keys.json");
  const kept = existsSync(file) ? readKeys(file) : {};
  const missing = keyHolders.filter((holder) => kept[holder] === undefined);
  const made = Object.fromEntries(missing.map((holder) => [holder, newProductKey()]));
  const keys: Record<string, unknown> = { ...kept, ...made };
  if (missing.length > 0) writeKeys(dataDir, file, keys);
  // Together: a key that a start left without what the others have acknowledged would get every event again.
  await kysely.transaction().execute(async (tx) => {
    for (const holder of keyHolders) {
      const key = keys[holder];
      if (typeof key !== "string") {
        throw new Error(
          `${file} has no key "${holder}". Delete the file: the next start makes new keys.`,
        );
      }
      await addProductKey(tx, { clock, holder, key, label: "product-keys.json" });
    }
  });
  return file;
}

function readKeys(file: string): Partial<Record<KeyHolder, unknown>> {
  try {
    const keys: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof keys === "object" && keys !== null && !Array.isArray(keys)) return keys;
  } catch {
    // Told below, as for a file that holds something else.
  }
  throw new Error(`${file} holds no keys. Delete it: the next start makes new ones.`);
}

/** At once or not at all: a process that ends here leaves the file that was there. */
function writeKeys(dataDir: string, file: string, keys: Record<string, unknown>): void {
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(next, file);
  syncPath(dataDir);
}
