import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { currentEpoch } from "../tokens/epoch.ts";
import { removeWaiting } from "./contact-change-store.ts";
import type { ContactChangeTables } from "./contact-change-tables.ts";

export type NumberChange = Selectable<ContactChangeTables["number_changes"]>;

/** The changes of an account's number that wait for their proof or can still be undone, the oldest first. */
export function numberChangesOf(
  db: Db,
  { accountId, now }: { accountId: string; now: Date },
): Promise<NumberChange[]> {
  return db
    .selectFrom("number_changes")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
}

/** Writes down the number that is to be proven, in place of one that waited. */
export async function addNumberChange(
  tx: Transaction,
  change: Omit<Insertable<ContactChangeTables["number_changes"]>, "token_epoch">,
): Promise<void> {
  await removeWaiting(tx, "number_changes", change.account_id);
  await tx
    .insertInto("number_changes")
    .values({ ...change, token_epoch: currentEpoch })
    .execute();
}

/** The number that a code was made for, while the code can be used; null otherwise. */
export async function liveNumberCode(
  db: Db,
  codeId: string,
  now: Date,
): Promise<NumberChange | undefined> {
  return db
    .selectFrom("number_changes")
    .selectAll()
    .where("code_id", "=", codeId)
    .where("changed_at", "is", null)
    .where("code_expires_at", ">", now)
    .where("token_epoch", "=", currentEpoch)
    .executeTakeFirst();
}

/** Counts a try of the code that an account waits for; none where it has no live one or its tries are used up. */
export function countNumberTry(
  tx: Transaction,
  { accountId, now, maximum }: { accountId: string; now: Date; maximum: number },
): Promise<NumberChange | undefined> {
  return tx
    .updateTable("number_changes")
    .set({ tries: sql<number>`tries + 1` })
    .where("account_id", "=", accountId)
    .where("changed_at", "is", null)
    .where("code_expires_at", ">", now)
    .where("token_epoch", "=", currentEpoch)
    .where("tries", "<", maximum)
    .returningAll()
    .executeTakeFirst();
}

/** Makes a change that waited one that can be undone. */
export async function settleNumberChange(
  tx: Transaction,
  { id, changed_at, expires_at }: Pick<NumberChange, "id" | "changed_at" | "expires_at">,
): Promise<void> {
  await tx
    .updateTable("number_changes")
    .set({ changed_at, expires_at })
    .where("id", "=", id)
    .execute();
}
