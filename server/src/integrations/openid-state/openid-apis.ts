import type { Insertable, Selectable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { OpenidTables } from "./openid-tables.ts";

export type OpenidApi = Selectable<OpenidTables["openid_apis"]>;

/** The APIs that may be used now, in the order of their identifiers. */
export function openidApis(db: Db): Promise<OpenidApi[]> {
  return db
    .selectFrom("openid_apis")
    .selectAll()
    .where("ended_at", "is", null)
    .orderBy("identifier")
    .execute();
}

/** An API that may be used now. */
export function findOpenidApi(db: Db, identifier: string): Promise<OpenidApi | undefined> {
  return db
    .selectFrom("openid_apis")
    .selectAll()
    .where("identifier", "=", identifier)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** @returns false when the identifier is taken, also by an API that was ended */
export async function addOpenidApi(
  tx: Transaction,
  api: Insertable<OpenidTables["openid_apis"]>,
): Promise<boolean> {
  const added = await tx
    .insertInto("openid_apis")
    .values(api)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** @returns whether it was in use */
export async function endOpenidApi(tx: Transaction, identifier: string, now: Date) {
  const ended = await tx
    .updateTable("openid_apis")
    .set({ ended_at: now })
    .where("identifier", "=", identifier)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}
