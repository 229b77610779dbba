import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import type { Receipt } from "./receipt.ts";

interface ReceiptTables {
  early_receipts: {
    provider: string;
    /** Our number of it, else the provider's. */
    message: string;
    outcome: Receipt["outcome"];
    because: UndeliveredReason | null;
    ended_at: Date;
    received_at: Date;
  };
}

declare module "../database/tables.ts" {
  interface Tables extends ReceiptTables {}
}
