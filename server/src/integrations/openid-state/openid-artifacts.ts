import { hash } from "node:crypto";
import { type Insertable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import { type Keys, keySetById } from "../../platform/keys/keys.ts";
import type { OpenidTables } from "./openid-tables.ts";

/** What is kept of an artifact beside its payload, so that it can be found by whom it is about. */
export interface ArtifactOwner {
  accountId: string | null;
  clientId: string | null;
  grantId: string | null;
  sid: string | null;
}

export interface Named {
  model: string;
  /** The secret that names it. */
  id: string;
}

export interface Artifact {
  payload: object;
  owner: ArtifactOwner;
  expiresAt: Date;
}

/** Writes an artifact, or writes it anew. Its secret is not among what is stored. */
export async function saveArtifact(
  db: Db,
  keys: Keys,
  named: Named,
  artifact: Artifact,
): Promise<void> {
  const row = rowOf(keys, named, artifact);
  const { model: _model, id_hash: _id, consumed_at: _consumed, ...columns } = row;
  await db
    .insertInto("openid_artifacts")
    .values(row)
    .onConflict((conflict) => conflict.columns(["model", "id_hash"]).doUpdateSet(columns))
    .execute();
}

/** Writes an artifact that must be new. @returns whether it was */
export async function addArtifact(
  db: Db,
  keys: Keys,
  named: Named,
  artifact: Artifact,
): Promise<boolean> {
  const added = await db
    .insertInto("openid_artifacts")
    .values(rowOf(keys, named, artifact))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export function rowOf(
  keys: Keys,
  { model, id }: Named,
  { payload, owner, expiresAt }: Artifact,
): Insertable<OpenidTables["openid_artifacts"]> {
  const idHash = hashOf(id);
  return {
    model,
    id_hash: idHash,
    consumed_at: null,
    sealed: encrypt(keys, JSON.stringify(payload), placeOf(model, idHash)),
    account_id: owner.accountId,
    client_id: owner.clientId,
    grant_hash: owner.grantId === null ? null : hashOf(owner.grantId),
    sid: owner.sid,
    expires_at: expiresAt,
  };
}

/** An artifact that has not expired; none where the key that encrypted it is gone. */
export async function findArtifact(
  db: Db,
  keys: Keys,
  { model, id }: Named,
  now: Date,
): Promise<{ payload: object; consumedAt: Date | null; deviceHash: Buffer | null } | undefined> {
  const idHash = hashOf(id);
  const row = await db
    .selectFrom("openid_artifacts")
    .select(["sealed", "consumed_at", "device_hash"])
    .where("model", "=", model)
    .where("id_hash", "=", idHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (row === undefined || keySetById(keys, row.sealed.split(".")[1] ?? "") === undefined) {
    return undefined;
  }
  const payload = JSON.parse(decrypt(keys, row.sealed, placeOf(model, idHash)));
  return { payload, consumedAt: row.consumed_at, deviceHash: row.device_hash };
}

/** Uses an artifact up. @returns whether this was the first use */
export async function consumeArtifact(db: Db, { model, id }: Named, now: Date): Promise<boolean> {
  const idHash = hashOf(id);
  const first = await db
    .updateTable("openid_artifacts")
    .set({ consumed_at: now })
    .where("model", "=", model)
    .where("id_hash", "=", idHash)
    .where("consumed_at", "is", null)
    .returning("model")
    .executeTakeFirst();
  return first !== undefined;
}

/** Ends everything that the login of an artifact gave, and tells which login that was. */
export async function removeArtifactsOfLogin(
  tx: Transaction,
  { model, id }: Named,
): Promise<EndedLogin[]> {
  const removed = await tx
    .deleteFrom("openid_artifacts")
    .where("grant_hash", "=", (rows) =>
      rows
        .selectFrom("openid_artifacts as named")
        .select("named.grant_hash")
        .where("named.model", "=", model)
        .where("named.id_hash", "=", hashOf(id)),
    )
    .returning(["model", "client_id", "sid", "account_id"])
    .execute();
  return loginsAmong(removed);
}

/** Ends what is left of a login whose codes and tokens are being removed one model at a time. */
export async function removeGrant(tx: Transaction, grantId: string): Promise<EndedLogin[]> {
  const removed = await tx
    .deleteFrom("openid_artifacts")
    .where("grant_hash", "=", hashOf(grantId))
    // What others remove at this moment stays theirs: two that wait for each other's rows end in an error.
    .where("model", "in", ["Grant", "Session"])
    .returning(["model", "client_id", "sid", "account_id"])
    .execute();
  return loginsAmong(removed);
}

/** @returns whether it was there */
export async function removeArtifact(db: Db, { model, id }: Named): Promise<boolean> {
  const removed = await db
    .deleteFrom("openid_artifacts")
    .where("model", "=", model)
    .where("id_hash", "=", hashOf(id))
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function removeArtifactsOfGrant(
  db: Db,
  { model, grantId }: { model: string; grantId: string },
): Promise<void> {
  await db
    .deleteFrom("openid_artifacts")
    .where("model", "=", model)
    .where("grant_hash", "=", hashOf(grantId))
    .execute();
}

/** A login at a client, as a logout token names it. */
export interface ClientSession {
  client_id: string;
  sid: string;
}

export interface EndedLogin extends ClientSession {
  account_id: string;
}

/**
 * Ends the logins of an account, or of one device of it, that are on their way to a client or kept on a device. This
 * comes before the grants are ended: whoever goes on with such a login afterwards finds it gone, and the grant of whoever
 * went on before is seen by the next statement; one that had begun already would miss it.
 */
async function removeWaitingLogins(
  tx: Transaction,
  { accountId, deviceHash }: { accountId: string; deviceHash?: Buffer },
): Promise<void> {
  let waiting = tx
    .deleteFrom("openid_artifacts")
    .where("account_id", "=", accountId)
    .where("model", "in", ["Interaction", "KeptLogin"]);
  if (deviceHash !== undefined) waiting = waiting.where("device_hash", "=", deviceHash);
  await waiting.execute();
}

/** Ends everything that an account's logins gave to any client, and tells which those were. */
export async function removeArtifactsOfAccount(
  tx: Transaction,
  accountId: string,
): Promise<ClientSession[]> {
  await removeWaitingLogins(tx, { accountId });
  const removed = await tx
    .deleteFrom("openid_artifacts")
    .where("account_id", "=", accountId)
    .returning(["model", "client_id", "sid"])
    .execute();
  return sessionsAmong(removed);
}

/** Notes the device of the browser that an artifact is of. */
export async function noteDevice(db: Db, { model, id }: Named, deviceHash: Buffer): Promise<void> {
  await db
    .updateTable("openid_artifacts")
    .set({ device_hash: deviceHash })
    .where("model", "=", model)
    .where("id_hash", "=", hashOf(id))
    .execute();
}

/** Ends everything that an account's logins with one device gave to any client, and tells which those were. */
export async function removeArtifactsOfDevice(
  tx: Transaction,
  { accountId, deviceHash }: { accountId: string; deviceHash: Buffer },
): Promise<ClientSession[]> {
  await removeWaitingLogins(tx, { accountId, deviceHash });
  const removed = await tx
    .deleteFrom("openid_artifacts")
    .where("grant_hash", "in", (rows) =>
      rows
        .selectFrom("openid_artifacts as granted")
        .select("granted.grant_hash")
        .where("granted.model", "=", "Grant")
        .where("granted.account_id", "=", accountId)
        .where("granted.device_hash", "=", deviceHash),
    )
    .returning(["model", "client_id", "sid"])
    .execute();
  return sessionsAmong(removed);
}

/** Ends what one login gave to one client. @returns whether there was such a login */
export async function removeArtifactsOfSession(
  tx: Transaction,
  { accountId, clientId, sid }: { accountId: string; clientId: string; sid: string },
): Promise<boolean> {
  const removed = await tx
    .deleteFrom("openid_artifacts")
    .where("grant_hash", "in", (rows) =>
      rows
        .selectFrom("openid_artifacts as session")
        .select("session.grant_hash")
        .where("session.model", "=", "Session")
        .where("session.sid", "=", sid)
        .where("session.client_id", "=", clientId)
        .where("session.account_id", "=", accountId),
    )
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Ends everything that a client was given. */
export async function removeArtifactsOfClient(tx: Transaction, clientId: string): Promise<void> {
  await tx.deleteFrom("openid_artifacts").where("client_id", "=", clientId).execute();
}

/** After a restored backup: what had ended since would otherwise live again (SEC-H19). */
export async function removeEveryArtifact(tx: Transaction): Promise<void> {
  await sql`delete from openid_artifacts`.execute(tx);
}

function loginsAmong(
  rows: readonly (Parameters<typeof sessionsAmong>[0][number] & { account_id: string | null })[],
): EndedLogin[] {
  return rows.flatMap(({ account_id, ...row }) =>
    account_id === null ? [] : sessionsAmong([row]).map((session) => ({ ...session, account_id })),
  );
}

function sessionsAmong(
  rows: readonly { model: string; client_id: string | null; sid: string | null }[],
): ClientSession[] {
  return rows.flatMap(({ model, client_id, sid }) =>
    model === "Session" && client_id !== null && sid !== null ? [{ client_id, sid }] : [],
  );
}

export function hashOf(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

function placeOf(model: string, idHash: Buffer): string {
  return `openid ${model} ${idHash.toString("base64url")}`;
}
