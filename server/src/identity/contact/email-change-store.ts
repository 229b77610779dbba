import type { Insertable, Selectable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Account } from "../accounts/account-store.ts";
import { removeWaiting } from "./contact-change-store.ts";
import type { ContactChangeTables } from "./contact-change-tables.ts";

export type EmailChange = Selectable<ContactChangeTables["email_changes"]>;

/** The changes of an account's address that wait for their proof or can still be undone, the oldest first. */
export function emailChangesOf(
  db: Db,
  { accountId, now }: { accountId: string; now: Date },
): Promise<EmailChange[]> {
  return db
    .selectFrom("email_changes")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
}

export function findEmailChange(db: Db, id: string): Promise<EmailChange | undefined> {
  return db.selectFrom("email_changes").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The address that an account had before its changes of the last 72 hours, or its current one. Notices of changes and the
 * links that revert them go there, so that whoever changed the address is not the only one to read them.
 */
export async function settledAddressOf(
  db: Db,
  account: { id: string; email: string },
  now: Date,
): Promise<string> {
  const changes = await emailChangesOf(db, { accountId: account.id, now });
  return changes.find(({ changed_at }) => changed_at !== null)?.old_email ?? account.email;
}

/** Until when the address of before can take a change of it back; null where there was none in the last 72 hours. */
export async function settledAddressUntil(
  db: Db,
  of: { accountId: string; now: Date },
): Promise<Date | null> {
  const changes = await emailChangesOf(db, of);
  return changes.find(({ changed_at }) => changed_at !== null)?.expires_at ?? null;
}

/** Whether the address of an account is verified and has been its owner's for 72 hours: what lets in goes there alone. */
export async function hasSettledAddress(
  db: Db,
  { id, email_proven_at }: Pick<Account, "id" | "email_proven_at">,
  now: Date,
): Promise<boolean> {
  if (email_proven_at === null) return false;
  return (await settledAddressUntil(db, { accountId: id, now })) === null;
}

/** Writes down the address that somebody asks for, in place of one that waited. */
export async function addEmailChange(
  tx: Transaction,
  change: Insertable<ContactChangeTables["email_changes"]>,
): Promise<void> {
  await removeWaiting(tx, "email_changes", change.account_id);
  await tx.insertInto("email_changes").values(change).execute();
}

/** Makes a change that waited one that can be undone. */
export async function settleEmailChange(
  tx: Transaction,
  {
    id,
    ...change
  }: Pick<
    EmailChange,
    "id" | "changed_at" | "expires_at" | "old_email" | "old_username" | "old_proven_at"
  >,
): Promise<void> {
  await tx.updateTable("email_changes").set(change).where("id", "=", id).execute();
}

/** Past every life of an account. */
const forGood = new Date("9999-12-31T00:00:00Z");

/** Stores the address before a change that could not be reverted, for as long as the account exists. */
export async function keepEmailChanges(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .updateTable("email_changes")
    .set({ expires_at: forGood })
    .where("account_id", "=", accountId)
    .where("changed_at", "is not", null)
    .execute();
}
