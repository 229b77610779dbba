import type { Realm } from "../realm.ts";

export interface ProductEventTables {
  product_events: {
    id: string;
    product: Realm;
    /** What happened, in the past: `account-archived`. */
    kind: string;
    /** The account that it happened to. */
    subject_id: string;
    created_at: Date;
    acknowledged_at: Date | null;
  };
}
