import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addProductKey } from "../../src/integrations/keys/product-keys-store.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { openPostgres } from "../../src/platform/database/postgres/postgres.ts";
import { silentLog } from "../database.ts";
import type { ChildServer } from "./child-server.ts";

/**
 * A key of the operator: the embedded engine's server writes one at its first start, elsewhere one is put into the
 * database.
 */
export async function operatorKey({ databaseUrl, dataDir }: ChildServer): Promise<string> {
  if (databaseUrl === null) {
    return JSON.parse(readFileSync(join(dataDir, "product-keys.json"), "utf8")).operator;
  }
  const database = await openPostgres(databaseUrl, silentLog);
  const key = "k".repeat(43);
  const named = { clock: systemClock, holder: "operator", key, label: "test" } as const;
  await addProductKey(database.kysely, named);
  await database.close();
  return key;
}
