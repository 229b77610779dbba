import type { ApprovalState } from "@frontdoor/contract/products/approvals.ts";
import type { StaffRole } from "@frontdoor/contract/staff/roles.ts";
import type { ColumnType } from "kysely";

/** What a call that waits was asked with. */
export interface ApprovalInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

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
  approvals: {
    id: string;
    call: string;
    input: ColumnType<ApprovalInput | null, string, null>;
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

declare module "../../mechanisms/database/tables.ts" {
  interface Tables extends StaffTables {}
}
