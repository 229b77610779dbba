import type { AuditTables } from "../audit/audit-tables.ts";
import type { IdempotencyTables } from "../idempotency/idempotency-tables.ts";
import type { OtpTables } from "../otp/otp-tables.ts";
import type { TokenTables } from "../tokens/token-tables.ts";
import type { SettingsTables } from "./settings-tables.ts";

/** Every table of the database; each module declares its own and adds one line here. */
export interface Tables
  extends AuditTables,
    IdempotencyTables,
    OtpTables,
    SettingsTables,
    TokenTables {}
