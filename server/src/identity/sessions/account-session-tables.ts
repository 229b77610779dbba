import type { SessionWay } from "@frontdoor/contract/account/logins.ts";

export interface AccountSessionTables {
  account_sessions: {
    id: string;
    /** SHA-256 of the cookie. */
    id_hash: Buffer;
    account_id: string;
    device_hash: Buffer;
    /** How the person last proved who they are, and when. */
    way: SessionWay;
    proven_at: Date;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends AccountSessionTables {}
}
