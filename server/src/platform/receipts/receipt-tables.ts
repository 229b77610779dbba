import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import type { Receipt } from "./receipt.ts";

declare module "../database/tables.ts" {
  interface Tables {
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
}
