import type { Db } from "../../../platform/database/database.ts";

/** When somebody last logged in to an account by a browser that is still remembered; null where nobody has. */
export async function lastLoginOf(db: Db, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("login_devices")
    .select((e) => e.fn.max("last_login_at").as("at"))
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.at ?? null;
}
