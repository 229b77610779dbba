import type { Transaction } from "../../platform/database/database.ts";
import type { ContactChangeTables } from "./contact-change-tables.ts";

type Table = keyof ContactChangeTables;

/** Gives up what waits for its proof. */
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

/** Forgets every change of an account's address, or of its number. */
export async function removeChanges(
  tx: Transaction,
  table: Table,
  accountId: string,
): Promise<void> {
  await tx.deleteFrom(table).where("account_id", "=", accountId).execute();
}
