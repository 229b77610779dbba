import { verifyAuditChain } from "../../src/platform/audit/verify-audit.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { createKeys } from "../../src/platform/keys/keys.ts";
import { silentLog } from "../database.ts";
import { type ChildServer, childMasterKey } from "./child-server.ts";

/** Stops a server and looks into its database, which is closed afterwards. */
export async function lookInto<T>(
  server: ChildServer,
  look: (database: Database) => Promise<T>,
): Promise<T> {
  await server.stop();
  const database = await openDatabase(server, silentLog);
  try {
    return await look(database);
  } finally {
    await database.close();
  }
}

/** Checks the audit's chain with the keys of every child server. */
export const checkAudit = ({ kysely }: Database) =>
  verifyAuditChain(kysely, {
    keys: createKeys(Buffer.from(childMasterKey, "hex")),
    now: new Date(),
  });
