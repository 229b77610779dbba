import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";

export interface UnreachableTables {
  unreachable_addresses: {
    account_id: string;
    channel: "mail" | "sms";
    /** Of the address or number, as `hashOfRecipient` makes it. */
    address_hash: Buffer;
    because: UndeliveredReason;
    since: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends UnreachableTables {}
}
