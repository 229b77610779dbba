import type { ProductName } from "@frontdoor/contract/products.ts";

export interface WebhookTables {
  webhooks: {
    id: string;
    product: ProductName;
    url: string;
    /** Encrypted under the row's id; null once the webhook has ended. */
    key_sealed: string | null;
    /** The key before the last rotation, which signs as well until its end. */
    previous_key_sealed: string | null;
    previous_key_until: Date | null;
    created_at: Date;
    ended_at: Date | null;
  };
  webhook_deliveries: {
    /** Also that of its row in the outbox, which tells whether it waits. */
    id: string;
    webhook_id: string;
    event_id: string;
    tries: number;
    /** Null where the last try found no answer. */
    last_status: number | null;
    last_tried_at: Date | null;
    delivered_at: Date | null;
    created_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends WebhookTables {}
}
