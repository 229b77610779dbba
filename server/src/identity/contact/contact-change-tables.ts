import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import type { ColumnType } from "kysely";

/** Common to both: a row waits for verification while `changed_at` is null; after that it can revert the change. */
interface ContactChange {
  id: string;
  account_id: string;
  asked_at: Date;
  changed_at: Date | null;
  /** Of the verification that it waits for; once it is verified, of the link that reverts it. */
  expires_at: Date;
}

export interface ContactChangeTables {
  email_changes: ContactChange & {
    new_email: string;
    old_email: string;
    old_username: string;
    old_proven_at: Date | null;
  };
  number_changes: ContactChange & {
    new_number: string;
    old_number: string;
    old_confirmed_at: Date | null;
    old_changed_at: Date | null;
    code_id: string;
    nonce: Buffer;
    key_id: string;
    token_epoch: number;
    /** Codes that were typed for this one. */
    tries: number;
    code_expires_at: Date;
  };
}

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
  interface Tables extends ContactChangeTables, UnreachableTables {}
}
