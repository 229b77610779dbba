import type { Realm } from "@frontdoor/contract/products.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { askWithNext } from "../../platform/database/send-with-next.ts";
import { nilId } from "../../platform/ids.ts";
import type { AccountTables } from "./account-tables.ts";

export type Account = Selectable<AccountTables["accounts"]>;
export type NewAccount = Insertable<AccountTables["accounts"]>;

/** @param indexes of the username, as `usernameIndexes` gives them */
export function findAccount(
  db: Db,
  realm: Realm,
  indexes: readonly string[],
): Promise<Account | undefined> {
  return db
    .selectFrom("accounts")
    .selectAll()
    .where("realm", "=", realm)
    .where("username_index", "in", [...indexes])
    .executeTakeFirst();
}

/** The columns that a password check reads. */
export type PasswordRow = Pick<Account, "id" | "type" | "password_hash" | "password_changed_at">;

/** The decoy row that stands for a name without an account. */
const decoy = { id: nilId, type: "", password_changed_at: new Date(0) };

/**
 * Reads the columns that a password check needs. A name without an account gets a decoy row, by the same statement in
 * the same time (SEC-A2).
 */
export function passwordRowOf(db: Db, realm: Realm, indexes: readonly string[]) {
  return db
    .selectFrom(sql`(select 1)`.as("asked"))
    .leftJoin("accounts", (join) =>
      join.on("realm", "=", realm).on("username_index", "in", [...indexes]),
    )
    .select(({ fn, val }) => [
      fn.coalesce("id", val(decoy.id)).as("id"),
      fn.coalesce("type", val(decoy.type)).as("type"),
      fn.coalesce("password_changed_at", val(decoy.password_changed_at)).as("password_changed_at"),
      "password_hash",
    ])
    .limit(1);
}

/** Whether a row of `passwordRowOf` is the decoy. */
export const isDecoy = ({ id }: Pick<PasswordRow, "id">) => id === decoy.id;

export function findAccountById(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The whole names of accounts by their ids. */
export async function namesOfAccounts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("accounts")
    .select(["id", "name", "surname"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name, surname }) => [id, `${name} ${surname}`.trim()]));
}

const accountsOfOneAddress = 100;

/**
 * The active accounts of an email address, oldest first.
 * @param indexes of the address, as `emailIndexes` gives them
 */
export function findActiveByEmail(
  db: Db,
  realm: Realm,
  indexes: readonly string[],
): Promise<Account[]> {
  return db
    .selectFrom("accounts")
    .selectAll()
    .where("realm", "=", realm)
    .where("email_index", "in", [...indexes])
    .where("status", "=", "active")
    .orderBy("created_at")
    .limit(accountsOfOneAddress)
    .execute();
}

/** Adds an account unless its username is taken. Returns whether it did. */
export async function addAccount(tx: Transaction, account: NewAccount): Promise<boolean> {
  const added = await tx
    .insertInto("accounts")
    .values(account)
    .onConflict((conflict) => conflict.columns(["realm", "username_index"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Adds the row of an account to a table whose columns are all texts; nothing when the account is not there. */
export async function insertForAccount(
  tx: Transaction,
  table: "identity_documents" | "practice_profiles",
  { account_id: accountId, ...row }: { account_id: string } & Record<string, string | null>,
): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`
    insert into ${sql.table(table)} (account_id, ${sql.join(columns)})
    select id, ${sql.join(Object.values(row))} from accounts where id = ${accountId}
  `.execute(tx);
}

/** Sets a new password of an account that is neither archived nor suspended; tells whether there was one. */
export async function setPassword(
  tx: Transaction,
  { accountId, passwordHash, now }: { accountId: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable("accounts")
    .set({ password_hash: passwordHash, password_changed_at: now, updated_at: now })
    .where("id", "=", accountId)
    .where("status", "not in", ["archived", "suspended"])
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Disables the password of an account, suspended or not, until its owner has chosen another. */
export async function takePasswordAway(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  const taken = { password_hash: null, password_changed_at: now, updated_at: now };
  await changeAccount(tx, accountId, taken);
  await tx
    .updateTable("account_suspensions")
    .set({ password_hash: null })
    .where("account_id", "=", accountId)
    .execute();
}

export async function changeAccount(
  tx: Transaction,
  id: string,
  changes: Updateable<AccountTables["accounts"]>,
): Promise<void> {
  await tx.updateTable("accounts").set(changes).where("id", "=", id).execute();
}

/**
 * Locks an account until the transaction ends, and returns its row. Everything that uses up or ends tokens, codes or
 * sessions of an account does this first: two transactions that locked the same rows in opposite orders would deadlock.
 */
export function holdAccount(tx: Transaction, id: string): Promise<Account | undefined> {
  return tx.selectFrom("accounts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/**
 * Locks an account for the login that is about to be recorded; sent with the next statement of the transaction.
 * @returns a function to call after that statement: it returns the account, or undefined when the password was changed or
 * the account was archived since the password was checked. Another hash of the same password is no change.
 */
export async function holdUnchanged(
  tx: Transaction,
  { id, password_changed_at }: Pick<Account, "id" | "password_changed_at">,
): Promise<() => Account | undefined> {
  const rows = await askWithNext<Account>(
    tx,
    tx
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", id)
      .where("password_hash", "is not", null)
      .forUpdate(),
  );
  return () =>
    rows().find((held) => held.password_changed_at.getTime() === password_changed_at.getTime());
}

/**
 * Stores the same password under newer parameters, or as ours in place of another system's hash, unless it was changed
 * meanwhile (SEC-B11, SEC-B13).
 */
export async function replaceHash(
  tx: Transaction,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ password_hash: to })
    .where("id", "=", accountId)
    .where("password_hash", "=", from)
    .execute();
}

/** Keeps the language that a person is written to in; the only place that changes it. */
export async function keepLanguage(
  tx: Transaction,
  { id, language: kept }: Account,
  language: LanguageCode,
): Promise<void> {
  if (language === kept) return;
  await changeAccount(tx, id, { language });
}

/** Archives an account and takes its password away; tells whether it was not archived before. */
export async function archive(
  tx: Transaction,
  { accountId, now, retainUntil }: { accountId: string; now: Date; retainUntil: Date },
): Promise<boolean> {
  const archived = await tx
    .updateTable("accounts")
    .set({
      status: "archived",
      archived_at: now,
      retain_until: retainUntil,
      password_hash: null,
      updated_at: now,
    })
    .where("id", "=", accountId)
    .where("status", "<>", "archived")
    .returning("id")
    .executeTakeFirst();
  return archived !== undefined;
}
