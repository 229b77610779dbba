import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { Db } from "../../platform/database/database.ts";
import { hashOf } from "./openid-artifacts.ts";

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
    .executeTakeFirst();
  return row !== undefined;
}
