import type { ProductEventKind } from "@frontdoor/contract/products/events.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";

export interface ProductEventTables {
  product_events: {
    id: string;
    product: ProductName;
    kind: ProductEventKind;
    /** The account that it happened to. */
    subject_id: string;
    invite_id: string | null;
    created_at: Date;
  };
  product_event_acknowledgements: {
    key_id: string;
    event_id: string;
    acknowledged_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends ProductEventTables {}
}
