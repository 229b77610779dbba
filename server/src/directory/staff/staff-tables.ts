import type { BrowserName, SystemName } from "@frontdoor/contract/account/logins.ts";
import type { ApprovalState } from "@frontdoor/contract/products/approvals.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import type { StaffWay } from "@frontdoor/contract/staff/session.ts";
import type { ColumnType } from "kysely";

/** The input of a pending call. */
export interface ApprovalInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** The account that the body named at the time: another may have the username when the call is confirmed. */
  accountId?: string;
}

/** The purpose of a console token: the first set-up of a login, or the challenge after a right password. */
export type StaffTokenPurpose = "set-up" | "step";

export interface StaffTables {
  staff: {
    id: string;
    name: string;
    email: string;
    role: StaffRole;
    created_at: Date;
    ended_at: Date | null;
  };
  staff_keys: {
    id: string;
    staff_id: string;
    /** SHA-256 of the key in hex; a key has 256 random bits, so nothing slower is needed. */
    key_hash: string;
    created_at: Date;
    expires_at: Date;
    /** To the hour. */
    last_used_at: Date | null;
    ended_at: Date | null;
  };
  staff_logins: {
    staff_id: string;
    password_hash: string;
    /** Encrypted to the member of staff. */
    app_key_sealed: string;
    /** The time step of the last code that was taken. */
    last_step: number;
    passkey_handle: Buffer | null;
    set_up_at: Date;
    /** To the hour. */
    last_login_at: Date | null;
  };
  staff_recovery_codes: { staff_id: string; code_hash: Buffer; key_id: string };
  staff_passkeys: {
    id: string;
    staff_id: string;
    credential_id: Buffer;
    /** COSE. */
    public_key: Buffer;
    counter: number;
    /** JSON. */
    transports: string;
    label: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  staff_tokens: {
    id: string;
    purpose: StaffTokenPurpose;
    staff_id: string;
    nonce: Buffer;
    key_id: string;
    /** SHA-256 of the token; the token itself is stored nowhere (SEC-C3). */
    token_hash: Buffer;
    device_hash: Buffer | null;
    app_key_sealed: string | null;
    tries: number;
    created_at: Date;
    expires_at: Date;
  };
  staff_sessions: {
    id: string;
    /** SHA-256 of the cookie. */
    id_hash: Buffer;
    staff_id: string;
    device_hash: Buffer;
    /** What the browser calls itself. */
    browser: BrowserName;
    system: SystemName;
    /** How they last authenticated, and when. */
    way: StaffWay;
    proven_at: Date;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
  approvals: {
    id: string;
    call: string;
    input: ColumnType<ApprovalInput | null, string, string | null>;
    reason: string;
    /** An actor of the audit. */
    asked_by: string;
    asked_from: string;
    asked_at: Date;
    expires_at: Date;
    /** One that has expired is still pending here. */
    state: Exclude<ApprovalState, "expired">;
    decided_by: string | null;
    decided_at: Date | null;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends StaffTables {}
}
