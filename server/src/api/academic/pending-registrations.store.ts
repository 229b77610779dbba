import { isByInvite } from "@frontdoor/contract/roles.ts";
import type { Insertable, NotNull, Selectable } from "kysely";
import type { AcademicTables } from "../../identity/accounts/academic-tables.ts";
import { isWithdrawn } from "../../identity/invites/find-invites.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";

/** A registration that still waits for its address to be verified. */
export type PendingRegistration = Selectable<AcademicTables["pending_registrations"]> & {
  profile_sealed: string;
  password_hash: string;
};

/** Days after which an unverified registration is deleted (SEC-H8). */
export const pendingDays = 30;

export async function addPending(
  tx: Transaction,
  row: Insertable<AcademicTables["pending_registrations"]>,
): Promise<void> {
  await tx.insertInto("pending_registrations").values(row).execute();
}

/** Nothing when it was activated or has expired. */
export function findWaiting(db: Db, id: string, now: Date) {
  return waiting(db, now).where("id", "=", id).executeTakeFirst();
}

/** A name in a browser, and the time. */
export interface WaitingOwner {
  usernameIndexes: readonly string[];
  device: Buffer;
  now: Date;
}

/** The newest one that this browser made under a name. */
export function findWaitingOfDevice(db: Db, owner: WaitingOwner) {
  return ofDevice(db, owner)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The ids of this browser's pending registrations of a name, whether or not the name has an account. */
export async function waitingOfDevice(tx: Transaction, owner: WaitingOwner): Promise<string[]> {
  return (await ofDevice(tx, owner).execute()).map(({ id }) => id);
}

const ofDevice = (db: Db, { usernameIndexes, device, now }: WaitingOwner) =>
  waiting(db, now)
    .where("username_index", "in", [...usernameIndexes])
    .where("device_hash", "=", device);

/** Ends what waits, unless it is an account by now. */
export async function endWaiting(
  tx: Transaction,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("pending_registrations")
    .set({ expires_at: now })
    .where("id", "in", [...ids])
    .where("activated_at", "is", null)
    .execute();
}

/** The only pending registration of a name; nothing if there are several, because one may be a stranger's. */
export async function findOnlyWaiting(
  db: Db,
  { usernameIndexes, now }: { usernameIndexes: readonly string[]; now: Date },
): Promise<PendingRegistration | undefined> {
  const found = await waiting(db, now)
    .where("username_index", "in", [...usernameIndexes])
    .limit(2)
    .execute();
  return found.length === 1 ? found[0] : undefined;
}

/** A registration by its id, in whatever state. */
export function findRegistration(db: Db, id: string) {
  return db
    .selectFrom("pending_registrations")
    .select(["id", "email", "role", "invite_id", "device_hash", "activated_at", "expires_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/**
 * Whether a registration can never be completed: it is a head of department's, which needs an invite (Q047), and the
 * invite was withdrawn.
 */
export async function hasLostInvite(
  db: Db,
  { role, invite_id: inviteId }: Pick<PendingRegistration, "role" | "invite_id">,
): Promise<boolean> {
  return isByInvite(role) && inviteId !== null && (await isWithdrawn(db, inviteId));
}

/** Marks a registration as activated and deletes what was typed for it. */
export async function markActivated(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("pending_registrations")
    .set({ activated_at: now, profile_sealed: null, password_hash: null })
    .where("id", "=", id)
    .execute();
}

/** Gives a waiting registration another address; an invite was for the old one alone. */
export async function moveToAddress(
  tx: Transaction,
  id: string,
  { email, usernameIndex }: { email: string; usernameIndex: string },
): Promise<boolean> {
  const moved = await tx
    .updateTable("pending_registrations")
    .set({ email, username_index: usernameIndex, invite_id: null })
    .where("id", "=", id)
    .where("activated_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

function waiting(db: Db, now: Date) {
  return db
    .selectFrom("pending_registrations")
    .selectAll()
    .where("activated_at", "is", null)
    .where("expires_at", ">", now)
    .$narrowType<{ profile_sealed: NotNull; password_hash: NotNull }>();
}
