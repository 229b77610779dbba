import { type Acr, acrValues } from "@frontdoor/contract/products/openid.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import { findArtifact } from "./openid-artifacts.ts";
import { findOpenidClient } from "./openid-clients.ts";

/**
 * The lowest `acr` that satisfies both the request and the client.
 * @param asked `acr_values` of the request: any of them will do
 * @param wanted what the client requires of every login
 * @returns null where no login here can satisfy the request
 */
export function requiredAcr(asked: string, wanted: string | null): Acr | null {
  const named = asked.split(" ").filter((value) => value !== "");
  const [leastAsked] = acrValues.filter((acr) => named.includes(acr));
  if (named.length > 0 && leastAsked === undefined) return null;
  const least = [leastAsked, acrValues.find((acr) => acr === wanted)].map(rankOf);
  return acrValues[Math.max(...least)] ?? null;
}

/** Whether a login's `acr` satisfies the required one. */
export function isMet(acr: Acr, required: Acr): boolean {
  return rankOf(acr) >= rankOf(required);
}

/**
 * The `acr` that the client of a waiting interaction requires, or the client at which a login that began here
 * continues.
 */
export async function requiredByClient(
  db: Db,
  keys: Keys,
  { product, uid, now }: { product: LoginProduct; uid: string | null; now: Date },
): Promise<Acr> {
  const params = uid === null ? undefined : await paramsOf(db, keys, uid, now);
  const client =
    params === undefined
      ? await initiatingClient(db, product)
      : await findOpenidClient(db, String(params.client_id));
  if (client?.product !== product) return acrValues[0];
  return requiredAcr(String(params?.acr_values ?? ""), client.wanted_acr) ?? acrValues[0];
}

async function paramsOf(
  db: Db,
  keys: Keys,
  uid: string,
  now: Date,
): Promise<Record<string, unknown> | undefined> {
  const found = await findArtifact(db, keys, { model: "Interaction", id: uid }, now);
  return found === undefined ? undefined : Object(Object(found.payload).params);
}

function initiatingClient(db: Db, product: LoginProduct) {
  return db
    .selectFrom("openid_clients")
    .select(["product", "wanted_acr"])
    .where("product", "=", product)
    .where("initiate_login_uri", "is not", null)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

function rankOf(acr: Acr | undefined): number {
  return acr === undefined ? 0 : acrValues.indexOf(acr);
}
