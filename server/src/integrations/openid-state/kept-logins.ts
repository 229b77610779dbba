import { randomBytes } from "node:crypto";
import { keptLoginIdleHours } from "@frontdoor/contract/account/account-page.ts";
import type { LoginWay } from "@frontdoor/contract/account/logins.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { KeyedDeps } from "../../platform/keys/keys.ts";
import { findArtifact, hashOf, noteDevice, saveArtifact } from "./openid-artifacts.ts";

/** Among the artifacts, so that whatever ends the logins of an account or of a device ends this one as well. */
const model = "KeptLogin";

/** A login that a browser keeps for every client of a product (single sign-on). */
export interface KeptLogin {
  accountId: string;
  /** How the person logged in last, and when. */
  way: LoginWay;
  provenAt: Date;
  /** When it ends, however much it is used. */
  endsAt: Date;
}

/** What came with a request: the cookie of the login, and the device cookie's hash. */
interface PresentedLogin {
  cookie: string;
  deviceHash: Buffer;
}

/**
 * Keeps a login on a device, in the place of the one that the account may have there.
 * @returns what the cookie is to hold; it is stored nowhere
 */
export async function addKeptLogin(
  tx: Transaction,
  { keys, clock }: KeyedDeps,
  login: KeptLogin,
  deviceHash: Buffer,
): Promise<string> {
  const cookie = randomBytes(32).toString("base64url");
  await tx
    .deleteFrom("openid_artifacts")
    .where("model", "=", model)
    .where("account_id", "=", login.accountId)
    .where("device_hash", "=", deviceHash)
    .execute();
  const named = { model, id: cookie };
  await saveArtifact(tx, keys, named, {
    payload: login,
    owner: { accountId: login.accountId, clientId: null, grantId: null, sid: null },
    expiresAt: endOf(login, clock()),
  });
  await noteDevice(tx, named, deviceHash);
  return cookie;
}

/** The login that a browser keeps; null for one that has ended, or that another browser shows. */
export async function findKeptLogin(
  db: Db,
  { keys, clock }: KeyedDeps,
  { cookie, deviceHash }: PresentedLogin,
): Promise<KeptLogin | null> {
  const found = await findArtifact(db, keys, { model, id: cookie }, clock());
  if (found?.deviceHash == null || !found.deviceHash.equals(deviceHash)) return null;
  const { accountId, way, provenAt, endsAt } = found.payload as Record<keyof KeptLogin, string>;
  return {
    accountId,
    way: way as LoginWay,
    provenAt: new Date(provenAt),
    endsAt: new Date(endsAt),
  };
}

/** Notes that it was used, which is what keeps it. @returns false where it has ended meanwhile */
export async function touchKeptLogin(
  db: Db,
  { clock }: KeyedDeps,
  cookie: string,
  login: KeptLogin,
): Promise<boolean> {
  const touched = await db
    .updateTable("openid_artifacts")
    .set({ expires_at: endOf(login, clock()) })
    .where("model", "=", model)
    .where("id_hash", "=", hashOf(cookie))
    .where("expires_at", ">", clock())
    .returning("model")
    .executeTakeFirst();
  return touched !== undefined;
}

/** The devices on which an account stays signed in, and until when if nobody logs in meanwhile. */
export function keptLoginsOf(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom("openid_artifacts")
    .select(["device_hash", "expires_at"])
    .where("model", "=", model)
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .execute();
}

/** Ends what an account keeps on every device but one: the others have to log in again. */
export async function endKeptLoginsElsewhere(
  tx: Transaction,
  accountId: string,
  deviceHash: Buffer | null,
): Promise<void> {
  let kept = tx
    .deleteFrom("openid_artifacts")
    .where("model", "=", model)
    .where("account_id", "=", accountId);
  if (deviceHash !== null) kept = kept.where("device_hash", "!=", deviceHash);
  await kept.execute();
}

/** Whether an account stays signed in on the device that a login at a client was made with. */
export async function deviceOfKeptSession(
  db: Db,
  { accountId, clientId, sid }: { accountId: string; clientId: string; sid: string },
  now: Date,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom("openid_artifacts as session")
    .innerJoin("openid_artifacts as granted", "granted.grant_hash", "session.grant_hash")
    .innerJoin("openid_artifacts as kept", (join) =>
      join
        .onRef("kept.device_hash", "=", "granted.device_hash")
        .onRef("kept.account_id", "=", "granted.account_id"),
    )
    .select("kept.device_hash")
    .where("session.model", "=", "Session")
    .where("session.sid", "=", sid)
    .where("session.client_id", "=", clientId)
    .where("session.account_id", "=", accountId)
    .where("granted.model", "=", "Grant")
    .where("kept.model", "=", model)
    .where("kept.expires_at", ">", now)
    .executeTakeFirst();
  return row?.device_hash ?? null;
}

function endOf({ endsAt }: KeptLogin, now: Date): Date {
  const idle = now.getTime() + keptLoginIdleHours * 3_600_000;
  return new Date(Math.min(idle, endsAt.getTime()));
}
