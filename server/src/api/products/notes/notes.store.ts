import type { Insertable } from "kysely";
import type { NoteTables } from "../../../identity/accounts/account-tables.ts";
import type { Db, Transaction } from "../../../platform/database/database.ts";

/** The notes of an account that have not expired, newest first, with their authors. */
export function notesOf(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom("account_notes as note")
    .innerJoin("staff", "staff.id", "note.written_by")
    .select(["note.id", "note.text", "note.written_at", "note.expires_at", "staff.name"])
    .where("note.account_id", "=", accountId)
    .where("note.expires_at", ">", now)
    .orderBy("note.id", "desc")
    .execute();
}

export async function addNoteRow(tx: Transaction, row: Insertable<NoteTables["account_notes"]>) {
  await tx.insertInto("account_notes").values(row).execute();
}

/** @returns the account of the note; null when there is no such note */
export async function removeNote(tx: Transaction, id: string) {
  const removed = await tx
    .deleteFrom("account_notes")
    .where("id", "=", id)
    .returning("account_id")
    .executeTakeFirst();
  return removed?.account_id ?? null;
}
