import type { Db } from "../../mechanisms/database/database.ts";

/** The newest registration under one of these username indexes that waits for its address to be proven. */
export async function findWaitingId(
  db: Db,
  indexes: readonly string[],
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom("pending_registrations")
    .select("id")
    .where("username_index", "in", [...indexes])
    .where("activated_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
