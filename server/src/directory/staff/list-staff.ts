import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Page } from "../../platform/database/page.ts";
import { addSetting, readSetting } from "../../platform/database/settings.ts";

/** The members of staff in the order of their ids, each with the key that has not been ended. */
export function listStaffRows(
  db: Db,
  { status, after, limit }: Page & { status?: "active" | "ended" | undefined },
) {
  return db
    .selectFrom("staff")
    .leftJoin("staff_keys as key", (join) =>
      join.onRef("key.staff_id", "=", "staff.id").on("key.ended_at", "is", null),
    )
    .select(["staff.id", "staff.name", "staff.email", "staff.role"])
    .select(["staff.created_at", "staff.ended_at"])
    .leftJoin("staff_logins as login", "login.staff_id", "staff.id")
    .select(["key.expires_at as key_expires_at", "key.last_used_at as key_last_used_at"])
    .select(["login.set_up_at", "login.last_login_at"])
    .$if(status !== undefined, (query) =>
      query.where("staff.ended_at", status === "active" ? "is" : "is not", null),
    )
    .where((staff) => staff.and(after === undefined ? [] : [staff("staff.id", ">", after)]))
    .orderBy("staff.id")
    .limit(limit)
    .execute();
}

/** How many owners there are who can do something under their name, with a key that works or at the console. */
async function countOwners(db: Db, now: Date): Promise<number> {
  const owners = await db
    .selectFrom("staff")
    .leftJoin("staff_logins as login", "login.staff_id", "staff.id")
    .leftJoin("staff_keys as key", (join) =>
      join
        .onRef("key.staff_id", "=", "staff.id")
        .on("key.ended_at", "is", null)
        .on("key.expires_at", ">", now),
    )
    .select("staff.id")
    .where("staff.role", "=", "owner")
    .where("staff.ended_at", "is", null)
    .where((row) => row.or([row("key.id", "is not", null), row("login.staff_id", "is not", null)]))
    .execute();
  return owners.length;
}

/** The names of members of staff by their ids, ended ones as well. */
export async function staffNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const setting = "two_owners_since";
const ownersWanted = 2;

/**
 * Whether two owners have ever been able to act at the same time: then the exception for the first owners is over for
 * good.
 */
export async function hadTwoOwners(db: Db, now: Date): Promise<boolean> {
  const since = await readSetting(db, setting);
  return since !== undefined || (await countOwners(db, now)) >= ownersWanted;
}

/** Stores that there are two owners, if there are: called before an owner ends and after one is added. */
export async function noteTwoOwners(tx: Transaction, now: Date): Promise<void> {
  if ((await countOwners(tx, now)) < ownersWanted) return;
  await addSetting(tx, setting, now.toISOString());
}
