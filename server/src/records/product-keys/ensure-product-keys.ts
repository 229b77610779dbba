import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type KeyHolder, keyHolders } from "@frontdoor/contract/products/keys.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Db } from "../../mechanisms/database/database.ts";
import { addProductKey, newProductKey } from "./product-keys-store.ts";

/**
 * The keys of an installation on one machine: made once, kept in `product-keys.json` of the data
 * folder (readable by its owner alone) as `{practice, academic, operator}`, valid in the database.
 * @returns the file, for the demo product and the operator's command
 */
export async function ensureProductKeys(
  db: Db,
  { dataDir, clock }: { dataDir: string; clock: Clock },
): Promise<string> {
  const file = join(dataDir, "product-keys.json");
  if (!existsSync(file)) writeKeys(file);
  const keys = readKeys(file);
  for (const holder of keyHolders) {
    const key = keys[holder];
    if (typeof key !== "string") {
      throw new Error(
        `${file} has no key "${holder}". Delete the file: the next start makes new keys.`,
      );
    }
    await addProductKey(db, { clock, holder, key, label: "product-keys.json" });
  }
  return file;
}

function readKeys(file: string): Partial<Record<KeyHolder, unknown>> {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new Error(`${file} holds no keys. Delete it: the next start makes new ones.`);
  }
}

function writeKeys(file: string): void {
  const keys = Object.fromEntries(keyHolders.map((holder) => [holder, newProductKey()]));
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, {
    mode: 0o600,
    flag: "wx",
    flush: true,
  });
}
