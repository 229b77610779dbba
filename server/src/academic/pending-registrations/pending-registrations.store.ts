import type { Insertable, NotNull, Selectable } from "kysely";
import type { AcademicTables } from "../../mechanisms/accounts/academic-tables.ts";
import type { Db, Transaction } from "../../mechanisms/database/database.ts";

/** A registration that still waits for its address to be proven. */
export type PendingRegistration = Selectable<AcademicTables["pending_registrations"]> & {
  profile_sealed: string;
  password_hash: string;
};

/** Days after which a registration that nobody proved is removed (SEC-H8). */
export const pendingDays = 30;

export async function addPending(
  tx: Transaction,
  row: Insertable<AcademicTables["pending_registrations"]>,
): Promise<void> {
  await tx.insertInto("pending_registrations").values(row).execute();
}

export function findWaiting(
  db: Db,
  id: string,
  now: Date,
): Promise<PendingRegistration | undefined> {
  return db
    .selectFrom("pending_registrations")
    .selectAll()
    .where("id", "=", id)
    .where("activated_at", "is", null)
    .where("expires_at", ">", now)
    .$narrowType<{ profile_sealed: NotNull; password_hash: NotNull }>()
    .executeTakeFirst();
}
