import { sql } from "kysely";
import type { Db } from "./database.ts";

/** Whether PostgreSQL follows another server, or still replays the log up to the moment it is restored to. */
export async function isRecovering(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    recovers: boolean;
  }>`select pg_is_in_recovery() as recovers`.execute(db);
  return rows[0]?.recovers === true;
}

/** Whether it takes writes: a standby does not, nor one that its operator, or a full disk, has set read-only. */
export async function takesWrites(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean;
  }>`select current_setting('transaction_read_only') = 'off' as may`.execute(db);
  return rows[0]?.may === true;
}
