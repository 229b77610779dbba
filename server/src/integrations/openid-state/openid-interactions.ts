import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { type Artifact, hashOf, rowOf } from "./openid-artifacts.ts";

/** Whether an interaction still waits for a login to this product. */
export async function isOpenInteraction(
  db: Db,
  { uid, product, now }: { uid: string; product: LoginProduct; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom("openid_artifacts")
    .innerJoin("openid_clients", "openid_clients.id", "openid_artifacts.client_id")
    .select("openid_artifacts.model")
    .where("model", "=", "Interaction")
    .where("id_hash", "=", hashOf(uid))
    .where("expires_at", ">", now)
    .where("consumed_at", "is", null)
    .where("openid_clients.product", "=", product)
    .where("openid_clients.ended_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isInteractionOfDevice(
  db: Db,
  { uid, deviceHash }: { uid: string; deviceHash: Buffer },
): Promise<boolean> {
  const row = await db
    .selectFrom("openid_artifacts")
    .select("model")
    .where("model", "=", "Interaction")
    .where("id_hash", "=", hashOf(uid))
    .where("device_hash", "=", deviceHash)
    .where("consumed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes an interaction anew where it still goes on with the same account's login. */
export async function renewInteraction(
  db: Db,
  keys: Keys,
  uid: string,
  artifact: Artifact,
): Promise<void> {
  const row = rowOf(keys, { model: "Interaction", id: uid }, artifact);
  const { model, id_hash: idHash, consumed_at: _consumed, ...columns } = row;
  await db
    .updateTable("openid_artifacts")
    .set(columns)
    .where("model", "=", model)
    .where("id_hash", "=", idHash)
    .where("account_id", "=", artifact.owner.accountId)
    .execute();
}

/**
 * Notes whose login an interaction goes on with: what ends the account's logins from then on ends it as well.
 * @returns false where it goes on with another account's already, or has gone on: then nothing may go on with this one
 */
export async function noteOwner(
  tx: Transaction,
  { uid, accountId }: { uid: string; accountId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("openid_artifacts")
    .set({ account_id: accountId })
    .where("model", "=", "Interaction")
    .where("id_hash", "=", hashOf(uid))
    .where((row) => row.or([row("account_id", "is", null), row("account_id", "=", accountId)]))
    .where("consumed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
