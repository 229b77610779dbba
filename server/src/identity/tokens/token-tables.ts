import type { Realm } from "@frontdoor/contract/products.ts";
import type { ColumnType } from "kysely";

export type TokenPurpose =
  | "password-reset"
  | "email-verification"
  | "practice-invite"
  | "academic-invite"
  | "account-removal"
  | "hand-off"
  | "openid-login"
  | "second-step"
  | "one-time-code"
  | "not-me"
  | "email-proof"
  | "stored-data";

/** A jsonb object that is written as text; ids and plain values only, never a secret. */
export type TokenData = Record<string, string | number | boolean | null>;

export interface TokenTables {
  tokens: {
    id: string;
    purpose: TokenPurpose;
    realm: Realm;
    subject_id: string;
    nonce: Buffer;
    key_id: string;
    /** SHA-256 of the token; the token itself is stored nowhere (SEC-C3). */
    token_hash: Buffer;
    token_epoch: number;
    data: ColumnType<TokenData, string, string>;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    revoked_at: Date | null;
  };
}

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
  interface Tables extends TokenTables, OtpTables {}
}
