import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import type { Db, Transaction } from "../../../platform/database/database.ts";
import type { Page } from "../../../platform/database/page.ts";

/** The keys that are valid now, oldest first, without their hashes. */
export function validKeys(
  db: Db,
  { holder, after, limit }: Page & { holder?: KeyHolder | undefined },
) {
  return db
    .selectFrom("product_keys")
    .select(["id", "product", "label", "created_at"])
    .where("revoked_at", "is", null)
    .where((key) => key.and(holder === undefined ? {} : { product: holder }))
    .where((key) => key.and(after === undefined ? [] : [key("id", ">", after)]))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Ends a key; whose it was, or undefined when it was not valid. */
export function endKey(tx: Transaction, id: string, now: Date) {
  return tx
    .updateTable("product_keys")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .returning("product")
    .executeTakeFirst();
}
