import { randomBytes } from "node:crypto";
import type { ListedPasskey } from "@frontdoor/contract/account/overview.ts";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { PasskeyTables } from "./passkey-tables.ts";

export type Passkey = Selectable<PasskeyTables["passkeys"]>;

/** What a passkey's answer is checked with, and what its authenticator knows its account by. */
export type CheckedPasskey = Pick<Passkey, "id" | "account_id" | "public_key" | "counter"> & {
  passkey_handle: Buffer;
};

/** The passkey of a credential; `decoy` for one that is not here, which takes the database as much to find out. */
export function findPasskey(
  db: Db,
  credentialId: Buffer,
  decoy: CheckedPasskey,
): Promise<CheckedPasskey> {
  return db
    .selectFrom(sql`(select 1)`.as("asked"))
    .leftJoin("passkeys", (join) => join.on("credential_id", "=", credentialId))
    .leftJoin("accounts", (join) =>
      join.on("accounts.id", "=", ({ fn, val }) =>
        fn.coalesce("passkeys.account_id", val(decoy.account_id)),
      ),
    )
    .select(({ fn, val }) => [
      fn.coalesce("passkeys.id", val(decoy.id)).as("id"),
      fn.coalesce("account_id", val(decoy.account_id)).as("account_id"),
      fn.coalesce("public_key", val(decoy.public_key)).as("public_key"),
      fn.coalesce("counter", val(decoy.counter)).as("counter"),
      fn.coalesce("passkey_handle", val(decoy.passkey_handle)).as("passkey_handle"),
    ])
    .executeTakeFirstOrThrow();
}

/** The passkey of a credential of staff, with what its authenticator knows its owner by; undefined for none. */
export function findStaffPasskey(db: Db, credentialId: Buffer) {
  return db
    .selectFrom("staff_passkeys as passkey")
    .innerJoin("staff_logins as login", "login.staff_id", "passkey.staff_id")
    .selectAll("passkey")
    .select("login.passkey_handle")
    .where("passkey.credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** Where passkeys lie, and the column that says whose they are: people's, and those of staff. */
const ownerColumns = { passkeys: "account_id", staff_passkeys: "staff_id" } as const;
type PasskeyTable = keyof typeof ownerColumns;

/** The passkeys of one owner with all that is stored of them, the oldest first. */
export function findPasskeysOf<In extends PasskeyTable>(db: Db, table: In, ownerId: string) {
  return db
    .selectFrom<PasskeyTable>(table)
    .selectAll()
    .where(sql.ref(ownerColumns[table]), "=", ownerId)
    .orderBy("created_at")
    .orderBy("id")
    .execute() as Promise<Selectable<Tables[In]>[]>;
}

/** The passkeys of one owner as they see them, the oldest first. */
export async function passkeysOf(
  db: Db,
  table: PasskeyTable,
  ownerId: string,
): Promise<ListedPasskey[]> {
  const passkeys = await findPasskeysOf(db, table, ownerId);
  return passkeys.map(({ id, label, created_at, last_used_at }) => ({
    id,
    label,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

/** Stores a new passkey; false when its credential is stored already, whosever it is. */
export async function storePasskey<In extends PasskeyTable>(
  tx: Transaction,
  table: In,
  passkey: Insertable<Tables[In]> & Insertable<Tables[PasskeyTable]>,
): Promise<boolean> {
  const stored = await tx
    .insertInto<PasskeyTable>(table)
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Gives a passkey another name; false when the account has none of this id. */
export async function renamePasskey(
  tx: Transaction,
  { accountId, id }: { accountId: string; id: string },
  label: string,
): Promise<boolean> {
  const renamed = await tx
    .updateTable("passkeys")
    .set({ label })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return renamed !== undefined;
}

/** Removes a passkey; its name, or null when its owner has none of this id. */
export async function removePasskey(
  tx: Transaction,
  table: PasskeyTable,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<string | null> {
  const removed = await tx
    .deleteFrom<PasskeyTable>(table)
    .where("id", "=", id)
    .where(sql.ref(ownerColumns[table]), "=", ownerId)
    .returning("label")
    .executeTakeFirst();
  return removed?.label ?? null;
}

/** Removes every passkey of an account, and with them what authenticators knew it by. */
export async function removePasskeys(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom("passkeys").where("account_id", "=", accountId).execute();
  await tx
    .updateTable("accounts")
    .set({ passkey_handle: null })
    .where("id", "=", accountId)
    .execute();
}

/**
 * Notes that a passkey was used; false when it was removed meanwhile, or when its authenticator counted less than
 * it had before, as a copy of it would.
 */
export async function noteUse(
  tx: Transaction,
  table: PasskeyTable,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable<PasskeyTable>(table)
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    .where((passkey) =>
      passkey.or([
        passkey("counter", "<", counter),
        passkey.and([passkey("counter", "=", 0), passkey.val(counter === 0)]),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** Where it is kept what authenticators know an owner by, and the column of whose it is. */
const handleColumns = { accounts: "id", staff_logins: "staff_id" } as const;

/** What authenticators know an owner by: 32 random bytes, the same for all of their passkeys. */
export async function passkeyHandleOf(
  tx: Transaction,
  table: keyof typeof handleColumns,
  { ownerId, passkey_handle }: { ownerId: string; passkey_handle: Buffer | null },
): Promise<Buffer> {
  if (passkey_handle !== null) return passkey_handle;
  const handle = randomBytes(32);
  await tx
    .updateTable<keyof typeof handleColumns>(table)
    .set({ passkey_handle: handle })
    .where(sql.ref(handleColumns[table]), "=", ownerId)
    .execute();
  return handle;
}
