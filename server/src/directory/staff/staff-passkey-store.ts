import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { StaffTables } from "./staff-tables.ts";

export type StaffPasskey = Selectable<StaffTables["staff_passkeys"]>;

/** The passkey of a credential, with what its authenticator knows its owner by; undefined for one that is not here. */
export function findStaffPasskey(db: Db, credentialId: Buffer) {
  return db
    .selectFrom("staff_passkeys as passkey")
    .innerJoin("staff_logins as login", "login.staff_id", "passkey.staff_id")
    .selectAll("passkey")
    .select("login.passkey_handle")
    .where("passkey.credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** Somebody's passkeys, the oldest first. */
export function staffPasskeysOf(db: Db, staffId: string): Promise<StaffPasskey[]> {
  return db
    .selectFrom("staff_passkeys")
    .selectAll()
    .where("staff_id", "=", staffId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Stores a new passkey; false when its credential is stored already, whosever it is. */
export async function storeStaffPasskey(tx: Transaction, passkey: StaffPasskey): Promise<boolean> {
  const stored = await tx
    .insertInto("staff_passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Removes a passkey; false when that member of staff has none of this id. */
export async function removeStaffPasskeyRow(
  tx: Transaction,
  { staffId, id }: { staffId: string; id: string },
): Promise<boolean> {
  const removed = await tx
    .deleteFrom("staff_passkeys")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
}

/**
 * Notes that a passkey was used; false when it was removed meanwhile, or when its authenticator counted less than it
 * had before, as a copy of it would.
 */
export async function noteStaffPasskeyUse(
  tx: Transaction,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable("staff_passkeys")
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

/** What authenticators know somebody by: 32 random bytes, the same for all of their passkeys. */
export async function staffHandleOf(
  tx: Transaction,
  { staff_id, passkey_handle }: { staff_id: string; passkey_handle: Buffer | null },
): Promise<Buffer> {
  if (passkey_handle !== null) return passkey_handle;
  const handle = randomBytes(32);
  await tx
    .updateTable("staff_logins")
    .set({ passkey_handle: handle })
    .where("staff_id", "=", staff_id)
    .execute();
  return handle;
}
