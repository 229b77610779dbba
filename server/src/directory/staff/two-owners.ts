import type { Db, Transaction } from "../../platform/database/database.ts";
import { countOwners } from "./list-staff.ts";

const setting = "two_owners_since";
const ownersWanted = 2;

/** Whether two owners could ever act under their names at the same time: what makes the first ones is over then, for good. */
export async function hadTwoOwners(db: Db, now: Date): Promise<boolean> {
  const since = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", setting)
    .executeTakeFirst();
  return since !== undefined || (await countOwners(db, now)) >= ownersWanted;
}

/** Notes that there are two owners, where there are: before one of them ends, and after one is made. */
export async function noteTwoOwners(tx: Transaction, now: Date): Promise<void> {
  if ((await countOwners(tx, now)) < ownersWanted) return;
  await tx
    .insertInto("settings")
    .values({ name: setting, value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
