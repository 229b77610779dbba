import { hash, randomBytes } from "node:crypto";
import {
  accountIdleMinutes,
  accountSessionMinutes,
  reauthenticationMinutes,
} from "@frontdoor/contract/account/account-page.ts";
import type { LoginWay, SessionWay } from "@frontdoor/contract/account/logins.ts";
import { type Selectable, sql } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { deviceHash } from "../devices/device.ts";
import type { AccountSessionTables } from "./account-session-tables.ts";

export type AccountSession = Selectable<AccountSessionTables["account_sessions"]>;

const minute = 60_000;

/**
 * A new session: the value of its cookie, which is stored nowhere, and the columns of its row except the owner. @param
 * minutes its longest duration
 */
export function newSession({ clock }: { clock: Clock }, deviceId: string, minutes: number) {
  const cookie = randomBytes(32).toString("base64url");
  const now = clock();
  const row = {
    id: newId(clock),
    id_hash: sessionHash(cookie),
    device_hash: deviceHash(deviceId),
    proven_at: now,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + minutes * minute),
  };
  return { cookie, row };
}

/**
 * Opens a session of account settings: 30 minutes at most, 15 without a request. @returns the value of the cookie,
 * which is stored nowhere
 */
export async function openAccountSession(
  tx: Transaction,
  deps: { clock: Clock },
  { accountId, deviceId, way }: { accountId: string; deviceId: string; way: LoginWay },
): Promise<string> {
  const { cookie, row } = newSession(deps, deviceId, accountSessionMinutes);
  const session = { ...row, account_id: accountId, way };
  await tx.insertInto("account_sessions").values(session).execute();
  return cookie;
}

/** The session cookie of a request, and the id in its device cookie. */
export interface PresentedSession {
  accountSession: string | null;
  deviceId: string | null;
}

/**
 * The session of a request with its account, which the request extends; null if it has ended, is shown by another
 * browser, or its account is no longer active.
 */
export async function findAccountSession(
  db: Db,
  { clock }: { clock: Clock },
  { accountSession, deviceId }: PresentedSession,
): Promise<{ session: AccountSession; account: Account } | null> {
  if (accountSession === null || deviceId === null) return null;
  const now = clock();
  const session = await db
    .updateTable("account_sessions")
    .set({ last_used_at: now })
    .where("id_hash", "=", sessionHash(accountSession))
    .where("device_hash", "=", deviceHash(deviceId))
    .where("expires_at", ">", now)
    .where("last_used_at", ">", new Date(now.getTime() - accountIdleMinutes * minute))
    .returningAll()
    .executeTakeFirst();
  if (session === undefined) return null;
  const account = await findAccountById(db, session.account_id);
  return account?.status === "active" ? { session, account } : null;
}

/** The account of a session cookie, so that it can be locked before the session is read. */
export async function accountOfSession(
  db: Db,
  { accountSession }: PresentedSession,
): Promise<string | null> {
  if (accountSession === null) return null;
  const session = await db
    .selectFrom("account_sessions")
    .select("account_id")
    .where("id_hash", "=", sessionHash(accountSession))
    .executeTakeFirst();
  return session?.account_id ?? null;
}

/** Until when changes need no reauthentication; null when the last one is too old. */
export function reauthenticatedUntil(
  session: Pick<AccountSession, "proven_at">,
  now: Date,
): Date | null {
  const until = new Date(session.proven_at.getTime() + reauthenticationMinutes * minute);
  return until > now ? until : null;
}

/** Whether this session began by password alone: whoever finds it open may not know the password. */
export function isPasswordLogin({
  way,
  proven_at,
  created_at,
}: Pick<AccountSession, "way" | "proven_at" | "created_at">): boolean {
  return way === "password" && proven_at.getTime() === created_at.getTime();
}

/** Stores that the person has just reauthenticated; false if the session has ended meanwhile. */
export async function renewReauthentication(
  tx: Transaction,
  { id, way, now }: { id: string; way: SessionWay; now: Date },
): Promise<boolean> {
  const renewed = await tx
    .updateTable("account_sessions")
    // Always later than the login: isPasswordLogin compares the two times.
    .set({
      proven_at: sql`greatest(${now}::timestamptz, created_at + interval '1 millisecond')`,
      way,
    })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Ends one session of account settings. */
export async function endAccountSession(db: Db, accountSession: string): Promise<void> {
  await db
    .deleteFrom("account_sessions")
    .where("id_hash", "=", sessionHash(accountSession))
    .execute();
}

/** Ends a session of account settings unless it is of this account. @returns whether it was somebody else's */
export async function endAccountSessionOfOthers(
  tx: Transaction,
  accountId: string,
  accountSession: string,
): Promise<boolean> {
  const ended = await tx
    .deleteFrom("account_sessions")
    .where("id_hash", "=", sessionHash(accountSession))
    .where("account_id", "!=", accountId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends every session of account settings of an account, except a given one, or those of one browser. */
export async function endAccountSessions(
  tx: Transaction,
  {
    accountId,
    exceptId,
    exceptDevice = null,
  }: { accountId: string; exceptId?: string; exceptDevice?: string | null },
): Promise<void> {
  await tx
    .deleteFrom("account_sessions")
    .where("account_id", "=", accountId)
    .where((session) =>
      session.and([
        ...(exceptId === undefined ? [] : [session("id", "!=", exceptId)]),
        ...(exceptDevice === null ? [] : [session("device_hash", "!=", deviceHash(exceptDevice))]),
      ]),
    )
    .execute();
}

/** The hash of a session cookie, as it is stored. */
export function sessionHash(cookie: string): Buffer {
  return hash("sha256", cookie, "buffer");
}
