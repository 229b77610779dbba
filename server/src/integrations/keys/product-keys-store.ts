import { createHash, randomBytes } from "node:crypto";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { inheritAcknowledgements } from "../events/acknowledgements.ts";

const keyBytes = 32;

/** A key that nobody guesses. */
export function newProductKey(): string {
  return randomBytes(keyBytes).toString("base64url");
}

/**
 * Adds a key to those that are valid for its holder; a key that is known already stays as it is. A new one
 * begins where the others have got to with the events of their product.
 * @returns the id of a key that is new
 */
export async function addProductKey(
  db: Db,
  { clock, holder, key, label }: { clock: Clock; holder: KeyHolder; key: string; label: string },
): Promise<string> {
  const id = newId(clock);
  const added = await db
    .insertInto("product_keys")
    .values({
      id,
      product: holder,
      key_hash: hashOf(key),
      label,
      created_at: clock(),
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.column("key_hash").doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n && holder !== "operator") {
    await inheritAcknowledgements(db, { keyId: id, product: holder, now: clock() });
  }
  return id;
}

/**
 * Ends every key but the given ones: a restored backup brings keys back that were ended since, and
 * which those are is known to nobody any more (SEC-H19).
 * @returns how many it ended
 */
export async function endOtherProductKeys(
  tx: Transaction,
  { keep, now }: { keep: readonly string[]; now: Date },
): Promise<number> {
  const ended = await tx
    .updateTable("product_keys")
    .set({ revoked_at: now })
    .where("revoked_at", "is", null)
    .$if(keep.length > 0, (query) => query.where("key_hash", "not in", keep.map(hashOf)))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** A key's id and whose it is, or null when it is nobody's or was ended. */
export async function findValidKey(
  db: Db,
  key: string,
): Promise<{ id: string; holder: KeyHolder } | null> {
  const found = await db
    .selectFrom("product_keys")
    .select(["id", "product as holder"])
    .where("key_hash", "=", hashOf(key))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return found ?? null;
}

export async function countValidKeys(db: Db, holder: KeyHolder): Promise<number> {
  const { count } = await db
    .selectFrom("product_keys")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("product", "=", holder)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the installation's first key was made, ended or not; null where there was none. */
export async function firstInstallationKeyAt(db: Db): Promise<Date | null> {
  const first = await db
    .selectFrom("product_keys")
    .select("created_at")
    .where("product", "=", "operator")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return first?.created_at ?? null;
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
