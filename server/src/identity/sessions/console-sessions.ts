import type { DeviceName } from "@frontdoor/contract/account/logins.ts";
import {
  consoleHours,
  consoleIdleMinutes,
  consoleReauthenticationMinutes,
} from "@frontdoor/contract/staff/console.ts";
import type { StaffWay } from "@frontdoor/contract/staff/session.ts";
import type { Selectable } from "kysely";
import { findActiveStaff, type StaffRow } from "../../directory/staff/staff-store.ts";
import type { StaffTables } from "../../directory/staff/staff-tables.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { deviceHash } from "../devices/device.ts";
import { newSession, sessionHash } from "./account-sessions.ts";

export type ConsoleSession = Selectable<StaffTables["staff_sessions"]>;

const minute = 60_000;

/** Opens a session of the console. @returns the value of the cookie, which is stored nowhere */
export async function openConsoleSession(
  tx: Transaction,
  deps: { clock: Clock },
  {
    staffId,
    deviceId,
    name,
    way,
  }: { staffId: string; deviceId: string; name: DeviceName; way: StaffWay },
): Promise<{ cookie: string; session: ConsoleSession }> {
  const { cookie, row } = newSession(deps, deviceId, consoleHours * 60);
  const session = { ...row, staff_id: staffId, ...name, way };
  await tx.insertInto("staff_sessions").values(session).execute();
  return { cookie, session };
}

/** The session cookie of a request, and the id in its device cookie. */
interface PresentedConsole {
  staffSession: string | null;
  deviceId: string | null;
}

/**
 * The session of a request with its member of staff, which the request extends; null if it has ended, is shown by
 * another browser, its member has ended, or is not the one whom the page shows: somebody else may have logged in in
 * another tab.
 */
export async function findConsoleSession(
  db: Db,
  { clock }: { clock: Clock },
  { staffSession, deviceId, shownStaffId }: PresentedConsole & { shownStaffId: string | null },
): Promise<{ session: ConsoleSession; staff: StaffRow } | null> {
  if (staffSession === null || deviceId === null) return null;
  const now = clock();
  const session = await db
    .updateTable("staff_sessions")
    .set({ last_used_at: now })
    .where("id_hash", "=", sessionHash(staffSession))
    .where("device_hash", "=", deviceHash(deviceId))
    .where("expires_at", ">", now)
    .where("last_used_at", ">", new Date(now.getTime() - consoleIdleMinutes * minute))
    .returningAll()
    .executeTakeFirst();
  if (session === undefined) return null;
  if (shownStaffId !== null && shownStaffId !== session.staff_id) return null;
  const staff = await findActiveStaff(db, session.staff_id);
  return staff === undefined ? null : { session, staff };
}

/** When a session ends without a further request. */
export function idleUntil({ last_used_at, expires_at }: ConsoleSession): Date {
  const idle = last_used_at.getTime() + consoleIdleMinutes * minute;
  return new Date(Math.min(idle, expires_at.getTime()));
}

/**
 * Until when a member may change their authentication methods without reauthentication; null when the last one is too
 * old.
 */
export function consoleReauthenticatedUntil({ proven_at }: ConsoleSession, now: Date): Date | null {
  const until = new Date(proven_at.getTime() + consoleReauthenticationMinutes * minute);
  return until > now ? until : null;
}

/** Stores that a member has just reauthenticated; false if the session has ended meanwhile. */
export async function renewConsoleReauthentication(
  tx: Transaction,
  { id, way, now }: { id: string; way: StaffWay; now: Date },
): Promise<boolean> {
  const renewed = await tx
    .updateTable("staff_sessions")
    .set({ proven_at: now, way })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Ends the login that a request shows, if it has not ended and is of whom the page shows. @returns whose it was */
export async function endConsoleSession(
  tx: Transaction,
  { staffSession, deviceId, shownStaffId }: PresentedConsole & { shownStaffId: string | null },
): Promise<string | null> {
  if (staffSession === null || deviceId === null) return null;
  const ended = await tx
    .deleteFrom("staff_sessions")
    .where("id_hash", "=", sessionHash(staffSession))
    .where("device_hash", "=", deviceHash(deviceId))
    .where((is) => (shownStaffId === null ? is.lit(true) : is("staff_id", "=", shownStaffId)))
    .returning("staff_id")
    .executeTakeFirst();
  return ended?.staff_id ?? null;
}

/** The logins of somebody that have not ended, the latest first. */
export function consoleSessionsOf(
  db: Db,
  { staffId, now }: { staffId: string; now: Date },
): Promise<ConsoleSession[]> {
  return db
    .selectFrom("staff_sessions")
    .selectAll()
    .where("staff_id", "=", staffId)
    .where("expires_at", ">", now)
    .where("last_used_at", ">", new Date(now.getTime() - consoleIdleMinutes * minute))
    .orderBy("created_at", "desc")
    .execute();
}

/**
 * Ends logins of somebody.
 * @param of all of them but `exceptId`, or the one of `id` alone
 * @returns how many
 */
export async function endConsoleSessions(
  tx: Transaction,
  { staffId, ...of }: { staffId: string } & ({ id: string } | { exceptId: string }),
): Promise<number> {
  const ended = await tx
    .deleteFrom("staff_sessions")
    .where("staff_id", "=", staffId)
    .where((row) => ("id" in of ? row("id", "=", of.id) : row("id", "!=", of.exceptId)))
    .returning("id")
    .execute();
  return ended.length;
}
