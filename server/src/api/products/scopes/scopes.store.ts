import type { EndedGrant } from "@frontdoor/contract/products/scopes.ts";
import type { Insertable } from "kysely";
import type { ProductScopeTables } from "../../../integrations/scopes/product-scope-tables.ts";
import type { Db, Transaction } from "../../../platform/database/database.ts";

type NewRow = Omit<Insertable<ProductScopeTables["product_scopes"]>, "ended_at" | "ended_by">;

/** Adds a grant unless the product has the scope; returns whether it did. */
export async function addGrant(tx: Transaction, grant: NewRow): Promise<boolean> {
  const added = await tx
    .insertInto("product_scopes")
    .values({ ...grant, ended_at: null, ended_by: null })
    .onConflict((conflict) =>
      conflict.columns(["product", "scope"]).where("ended_at", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** The grants that count now, oldest first. */
export function validGrants(db: Db) {
  return db
    .selectFrom("product_scopes")
    .select(["product", "scope", "reason", "granted_by", "granted_at"])
    .where("ended_at", "is", null)
    .orderBy("granted_at")
    .orderBy("id")
    .execute();
}

/** Ends a grant; returns whether the product had it. */
export async function endGrant(
  tx: Transaction,
  { product, scope }: EndedGrant,
  ended: Pick<Insertable<ProductScopeTables["product_scopes"]>, "ended_at" | "ended_by">,
): Promise<boolean> {
  const row = await tx
    .updateTable("product_scopes")
    .set(ended)
    .where("product", "=", product)
    .where("scope", "=", scope)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
