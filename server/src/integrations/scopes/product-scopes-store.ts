import type { GrantedScope } from "@frontdoor/contract/products/claims.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";

/** The scopes that a product has by the operator's grant now, beside those that every product has. */
export async function grantedScopes(db: Db, product: ProductName): Promise<GrantedScope[]> {
  const granted = await db
    .selectFrom("product_scopes")
    .select("scope")
    .where("product", "=", product)
    .where("ended_at", "is", null)
    .execute();
  return granted.map(({ scope }) => scope);
}

/**
 * Ends every grant: a restored backup brings those back that were ended since (SEC-H19).
 * @returns how many it ended
 */
export async function endGrants(tx: Transaction, now: Date): Promise<number> {
  const ended = await tx
    .updateTable("product_scopes")
    .set({ ended_at: now, ended_by: "operator" })
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
