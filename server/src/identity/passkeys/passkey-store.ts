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

/** The passkeys of an account with all that is stored of them, the oldest first. */
export function findPasskeysOf(db: Db, accountId: string): Promise<Passkey[]> {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The passkeys of an account as its owner sees them, the oldest first. */
export async function passkeysOf(db: Db, accountId: string): Promise<ListedPasskey[]> {
  const passkeys = await findPasskeysOf(db, accountId);
  return passkeys.map(({ id, label, created_at, last_used_at }) => ({
    id,
    label,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

/** Where passkeys lie: people's, and those of staff, which have the same columns beside whose they are. */
export type PasskeyTable = "passkeys" | "staff_passkeys";

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

/** What names a passkey: its id counts for its own account alone. */
interface OwnPasskey {
  accountId: string;
  id: string;
}

/** Gives a passkey another name; false when the account has none of this id. */
export async function renamePasskey(
  tx: Transaction,
  { accountId, id }: OwnPasskey,
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

/** Removes a passkey; its name, or null when the account has none of this id. */
export async function removePasskey(
  tx: Transaction,
  { accountId, id }: OwnPasskey,
): Promise<string | null> {
  const removed = await tx
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
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

/** What authenticators know an account by: 32 random bytes, the same for all of its passkeys. */
export async function passkeyHandleOf(
  tx: Transaction,
  { id, passkey_handle }: { id: string; passkey_handle: Buffer | null },
): Promise<Buffer> {
  if (passkey_handle !== null) return passkey_handle;
  const handle = randomBytes(32);
  await tx.updateTable("accounts").set({ passkey_handle: handle }).where("id", "=", id).execute();
  return handle;
}
