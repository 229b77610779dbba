import type { Realm } from "@frontdoor/contract/products.ts";

/** At most one row for each person: only the newest code counts (SEC-C5). */
export interface OtpTables {
  one_time_codes: {
    realm: Realm;
    username_index: string;
    id: string;
    nonce: Buffer;
    key_id: string;
    code_hash: string;
    token_epoch: number;
    /** Wrong tries so far; a new code does not reset them. */
    tries: number;
    /** When the tries are forgotten. */
    tries_until: Date | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends OtpTables {}
}
