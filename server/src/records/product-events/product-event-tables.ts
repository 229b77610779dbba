import type { ProductEventKind } from "@frontdoor/contract/products/events.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";

export interface ProductEventTables {
  product_events: {
    id: string;
    product: LoginProduct;
    kind: ProductEventKind;
    /** The account that it happened to. */
    subject_id: string;
    invite_id: string | null;
    created_at: Date;
    acknowledged_at: Date | null;
  };
}

declare module "../../mechanisms/database/tables.ts" {
  interface Tables extends ProductEventTables {}
}
