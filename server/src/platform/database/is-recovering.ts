import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Whether PostgreSQL still reads the log up to the moment it is restored to, or follows another server: it takes no writes. */
export async function isRecovering(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    recovers: boolean;
  }>`select pg_is_in_recovery() as recovers`.execute(db);
  return rows[0]?.recovers === true;
}
