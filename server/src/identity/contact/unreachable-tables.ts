import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import type { ColumnType } from "kysely";

interface UnreachableTables {
  unreachable_addresses: {
    account_id: string;
    channel: "mail" | "sms";
    /** Of the address or number, as `hashOfRecipient` makes it. */
    address_hash: Buffer;
    because: UndeliveredReason;
    since: Date;
    /** When a login led its owner to the settings for it; null until then. */
    told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends UnreachableTables {}
}
