import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import type { Receipt } from "./receipt.ts";

declare module "../database/tables.ts" {
  interface Tables {
    early_receipts: {
      provider: string;
      /** Our id of it, otherwise the provider's. */
      message: string;
      outcome: Receipt["outcome"];
      because: UndeliveredReason | null;
      ended_at: Date;
      received_at: Date;
    };
  }
}
