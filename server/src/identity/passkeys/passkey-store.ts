import { randomBytes } from "node:crypto";
import type { ListedPasskey } from "@frontdoor/contract/account/overview.ts";
import { type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { changeAccount } from "../accounts/account-store.ts";
import type { PasskeyTables } from "./passkey-tables.ts";

export type Passkey = Selectable<PasskeyTables["passkeys"]>;

/** The tables of passkeys, of people and of staff, with the owner's column and the place of the user handle. */
const places = {
  passkeys: { owner: "account_id", owners: "accounts", ownersId: "id" },
  staff_passkeys: { owner: "staff_id", owners: "staff_logins", ownersId: "staff_id" },
} as const;
export type PasskeyTable = keyof typeof places;

/** What a passkey's response is verified with, and the user handle of its owner. */
export type CheckedPasskey = Pick<Passkey, "id" | "public_key" | "counter"> & {
  owner_id: string;
  passkey_handle: Buffer;
};

/** The passkey of a credential, or `decoy` for an unknown one, by the same statement. */
export async function findPasskey(
  db: Db,
  table: PasskeyTable,
  credentialId: Buffer,
  decoy: CheckedPasskey,
): Promise<CheckedPasskey> {
  const { owner, owners, ownersId } = places[table];
  const ownerId = sql`coalesce(passkey.${sql.ref(owner)}, ${decoy.owner_id})`;
  const { rows } = await sql<CheckedPasskey>`
    select coalesce(passkey.id, ${decoy.id}) as id, ${ownerId} as owner_id,
      coalesce(passkey.public_key, ${decoy.public_key}) as public_key,
      coalesce(passkey.counter, ${decoy.counter}) as counter,
      coalesce(owner.passkey_handle, ${decoy.passkey_handle}) as passkey_handle
    from (select 1) as asked
    left join ${sql.table(table)} as passkey on passkey.credential_id = ${credentialId}
    left join ${sql.table(owners)} as owner on owner.${sql.ref(ownersId)} = ${ownerId}`.execute(db);
  return rows[0] ?? decoy;
}

/** The passkeys of one owner with all columns, the oldest first. */
export function findPasskeysOf<In extends PasskeyTable>(db: Db, table: In, ownerId: string) {
  return db
    .selectFrom<PasskeyTable>(table)
    .selectAll()
    .where(sql.ref(places[table].owner), "=", ownerId)
    .orderBy("created_at")
    .orderBy("id")
    .execute() as Promise<Selectable<Tables[In]>[]>;
}

/** The passkeys of one owner as account settings shows them, the oldest first. */
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

/** A passkey as a browser made it. */
export interface MadePasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** Stores a new passkey; false when its credential is stored already, whosever it is. */
export async function storePasskey(
  tx: Transaction,
  table: PasskeyTable,
  made: MadePasskey & { id: string; ownerId: string; label: string; now: Date },
): Promise<boolean> {
  const stored = await tx
    .insertInto<PasskeyTable>(table)
    .values({
      id: made.id,
      [places[table].owner]: made.ownerId,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: JSON.stringify(made.transports),
      label: made.label,
      created_at: made.now,
      last_used_at: null,
    })
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
    .where(sql.ref(places[table].owner), "=", ownerId)
    .returning("label")
    .executeTakeFirst();
  return removed?.label ?? null;
}

/** Removes every passkey of an account, and its user handle. */
export async function removePasskeys(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom("passkeys").where("account_id", "=", accountId).execute();
  await changeAccount(tx, accountId, { passkey_handle: null });
}

/**
 * Stores that a passkey was used; false when it was removed since, or when its counter went back, as a copy's would.
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

/** The user handle of an owner: 32 random bytes, the same for all of their passkeys. */
export async function passkeyHandleOf(
  tx: Transaction,
  table: PasskeyTable,
  { ownerId, passkey_handle }: { ownerId: string; passkey_handle: Buffer | null },
): Promise<Buffer> {
  if (passkey_handle !== null) return passkey_handle;
  const handle = randomBytes(32);
  const { owners, ownersId } = places[table];
  await tx
    .updateTable<"accounts" | "staff_logins">(owners)
    .set({ passkey_handle: handle })
    .where(sql.ref(ownersId), "=", ownerId)
    .execute();
  return handle;
}
