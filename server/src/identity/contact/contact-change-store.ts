import type { InsertObject, Selectable, Updateable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { ContactChangeTables } from "./contact-change-tables.ts";

type Table = keyof ContactChangeTables;
export type ContactChange<In extends Table> = Selectable<ContactChangeTables[In]>;

/**
 * The changes of an account's address, or of its number: the one that waits for verification, and those that can still
 * be undone, the oldest first.
 */
export async function contactChangesOf<In extends Table>(
  db: Db,
  table: In,
  { accountId, now }: { accountId: string; now: Date },
): Promise<{ waiting: ContactChange<In> | undefined; made: ContactChange<In>[] }> {
  const changes: ContactChange<Table>[] = await db
    .selectFrom<Table>(table)
    .selectAll()
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
  return {
    waiting: changes.find(({ changed_at }) => changed_at === null) as ContactChange<In> | undefined,
    made: changes.filter(({ changed_at }) => changed_at !== null) as ContactChange<In>[],
  };
}

/** Stores a change that is to be verified, in place of one that waited. */
export async function addContactChange<In extends Table>(
  tx: Transaction,
  table: In,
  change: InsertObject<Tables, In> & InsertObject<Tables, Table> & { account_id: string },
): Promise<void> {
  await removeWaiting(tx, table, change.account_id);
  await tx.insertInto<Table>(table).values(change).execute();
}

/** Makes a change that waited one that can be undone. */
export async function settleContactChange<In extends Table>(
  tx: Transaction,
  table: In,
  { id, ...change }: { id: string } & Updateable<ContactChangeTables[In]>,
): Promise<void> {
  await tx.updateTable<Table>(table).set(change).where("id", "=", id).execute();
}

/** Removes what waits for verification. */
export async function removeWaiting(
  tx: Transaction,
  table: Table,
  accountId: string,
): Promise<void> {
  await tx
    .deleteFrom(table)
    .where("account_id", "=", accountId)
    .where("changed_at", "is", null)
    .execute();
}

/** Removes every change of an account's address, or of its number. */
export async function removeChanges(
  tx: Transaction,
  table: Table,
  accountId: string,
): Promise<void> {
  await tx.deleteFrom(table).where("account_id", "=", accountId).execute();
}
