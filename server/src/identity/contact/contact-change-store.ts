import type { InsertObject, Selectable, Updateable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Account } from "../accounts/account-store.ts";
import { revokeTokens } from "../tokens/tokens.ts";
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

export type EmailChange = ContactChange<"email_changes">;

/** Lets an address wait for as long as the link that was last asked for, or as before: an earlier link may live longer. */
export async function prolongEmailChange(
  tx: Transaction,
  { id, until }: { id: string; until: Date },
): Promise<void> {
  await tx
    .updateTable("email_changes")
    .set({ expires_at: until })
    .where("id", "=", id)
    .where("expires_at", "<", until)
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
  const { made } = await contactChangesOf(db, "email_changes", { accountId: account.id, now });
  return made[0]?.old_email ?? account.email;
}

/** Until when the earlier address can revert a change; null without a change in the last 72 hours. */
export async function settledAddressUntil(
  db: Db,
  of: { accountId: string; now: Date },
): Promise<Date | null> {
  const { made } = await contactChangesOf(db, "email_changes", of);
  return made[0]?.expires_at ?? null;
}

/**
 * Whether the address of an account is verified and unchanged for 72 hours. What lets somebody in is mailed to such an
 * address only.
 */
export async function hasSettledAddress(
  db: Db,
  { id, email_proven_at }: Pick<Account, "id" | "email_proven_at">,
  now: Date,
): Promise<boolean> {
  if (email_proven_at === null) return false;
  return (await settledAddressUntil(db, { accountId: id, now })) === null;
}

/** A time that outlives every account. */
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

/**
 * Cancels every change of an address or number that waits for verification: a stranger may have requested it, and would
 * verify it later.
 * @param exceptSession the session that cancels: a change of address that was requested in it stays
 */
export async function cancelChanges(tx: Transaction, of: Cancellation): Promise<void> {
  if (await cancelEmailChange(tx, of)) await removeWaiting(tx, "number_changes", of.accountId);
}

/** Cancels a change of address, whose link needs no login. @returns false where `exceptSession` requested it */
export async function cancelEmailChange(
  tx: Transaction,
  { accountId, now, exceptSession }: Cancellation,
): Promise<boolean> {
  if (exceptSession !== undefined && (await isWishOf(tx, accountId, exceptSession))) return false;
  await revokeTokens(tx, { purpose: "email-proof", subjectId: accountId, now });
  await removeWaiting(tx, "email_changes", accountId);
  return true;
}

interface Cancellation {
  accountId: string;
  now: Date;
  exceptSession?: string;
}

/** Whether a session requested the address that waits. A number that waits needs a session and its code anyway. */
async function isWishOf(tx: Transaction, accountId: string, session: string): Promise<boolean> {
  const links = await tx
    .selectFrom("tokens")
    .select("data")
    .where("purpose", "=", "email-proof")
    .where("subject_id", "=", accountId)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
  return links.some(({ data }) => data.session === session);
}
