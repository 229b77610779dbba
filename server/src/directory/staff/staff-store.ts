import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import { type Selectable, sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { endConsoleOf } from "./end-console.ts";
import { isStaffKey, newStaffKey, staffKeyHash } from "./staff-key.ts";
import type { StaffTables } from "./staff-tables.ts";

export type StaffRow = Selectable<StaffTables["staff"]>;

/** A member of staff as their key, or their login to the console, tells. */
export interface StaffMember {
  id: string;
  name: string;
  role: StaffRole;
  /** Of the key, or of the login. */
  keyId: string;
  keyExpiresAt: Date;
}

const lastUseMilliseconds = 3_600_000;

/**
 * The member of staff with this key; null when it is unknown, ended or expired. Stores the time of use, once an hour at
 * most.
 */
export async function findStaffByKey(db: Db, key: string, now: Date): Promise<StaffMember | null> {
  if (!isStaffKey(key)) return null;
  const found = await db
    .selectFrom("staff_keys as key")
    .innerJoin("staff", "staff.id", "key.staff_id")
    .select(["staff.id", "staff.name", "staff.role", "key.id as keyId"])
    .select(["key.expires_at as keyExpiresAt", "key.last_used_at"])
    .where("key.key_hash", "=", staffKeyHash(key))
    .where("key.ended_at", "is", null)
    .where("key.expires_at", ">", now)
    .where("staff.ended_at", "is", null)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { last_used_at: lastUse, ...member } = found;
  if (lastUse === null || now.getTime() - lastUse.getTime() >= lastUseMilliseconds) {
    await db
      .updateTable("staff_keys")
      .set({ last_used_at: now })
      .where("id", "=", member.keyId)
      .execute();
  }
  return member;
}

/** @returns false when somebody active has the address already */
export async function addStaffRow(tx: Transaction, row: StaffRow): Promise<boolean> {
  const added = await tx
    .insertInto("staff")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Ends a member's key, if any, and makes another one, which is returned only here. */
export async function makeStaffKey(
  tx: Transaction,
  { clock }: { clock: Clock },
  { staffId, days }: { staffId: string; days: number },
): Promise<{ id: string; key: string; expiresAt: Date }> {
  const now = clock();
  await endKeyOf(tx, staffId, now);
  const key = newStaffKey();
  const id = newId(clock);
  const expiresAt = new Date(now.getTime() + days * 86_400_000);
  await tx
    .insertInto("staff_keys")
    .values({
      id,
      staff_id: staffId,
      key_hash: staffKeyHash(key),
      created_at: now,
      expires_at: expiresAt,
      last_used_at: null,
      ended_at: null,
    })
    .execute();
  return { id, key, expiresAt };
}

/** Locks the row of an active member, so that changes of it run one after the other. */
export function holdStaff(tx: Transaction, id: string): Promise<StaffRow | undefined> {
  return activeStaff(tx).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The same by their address, ignoring case. */
export function holdStaffByEmail(tx: Transaction, email: string): Promise<StaffRow | undefined> {
  return activeStaff(tx)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
}

/** An active member, without a lock. */
export function findActiveStaff(db: Db, id: string): Promise<StaffRow | undefined> {
  return activeStaff(db).where("id", "=", id).executeTakeFirst();
}

function activeStaff(db: Db) {
  return db.selectFrom("staff").selectAll().where("ended_at", "is", null);
}

/** Ends a member whose row is locked, with their key and their access to the console. */
export async function endStaffRow(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.updateTable("staff").set({ ended_at: now }).where("id", "=", id).execute();
  await endKeyOf(tx, id, now);
  await endConsoleOf(tx, id);
}

/** Changes the role of a member whose row is locked. */
export async function changeRoleOf(tx: Transaction, id: string, role: StaffRole): Promise<void> {
  await tx.updateTable("staff").set({ role }).where("id", "=", id).execute();
}

function endKeyOf(tx: Transaction, staffId: string, now: Date) {
  return tx
    .updateTable("staff_keys")
    .set({ ended_at: now })
    .where("staff_id", "=", staffId)
    .where("ended_at", "is", null)
    .execute();
}
