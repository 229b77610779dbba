import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { StaffTables } from "../../directory/staff/staff-tables.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";

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
