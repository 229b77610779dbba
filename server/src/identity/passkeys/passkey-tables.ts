export interface PasskeyTables {
  passkeys: {
    id: string;
    account_id: string;
    credential_id: Buffer;
    /** COSE. */
    public_key: Buffer;
    /** 0 for an authenticator that does not count its uses. */
    counter: number;
    /** JSON: a list of how a browser reaches the authenticator. */
    transports: string;
    label: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  used_challenges: {
    nonce: Buffer;
    expires_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends PasskeyTables {}
}
