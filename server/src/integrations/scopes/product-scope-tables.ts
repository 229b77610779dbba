import type { GrantedScope } from "@frontdoor/contract/products/claims.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";

export interface ProductScopeTables {
  /** A row for each time that a scope was granted; one of a product and a scope counts now. */
  product_scopes: {
    id: string;
    product: ProductName;
    scope: GrantedScope;
    /** Why the product needs it, in the operator's words. */
    reason: string;
    granted_by: string;
    granted_at: Date;
    ended_by: string | null;
    ended_at: Date | null;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends ProductScopeTables {}
}
