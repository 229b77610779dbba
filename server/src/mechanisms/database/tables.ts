import type { AcademicTables } from "../accounts/academic-tables.ts";
import type { AccountTables } from "../accounts/account-tables.ts";
import type { AuditTables } from "../audit/audit-tables.ts";
import type { BudgetTables } from "../budgets/budget-tables.ts";
import type { DeviceTables } from "../device/device-tables.ts";
import type { IdempotencyTables } from "../idempotency/idempotency-tables.ts";
import type { InboxTables } from "../inbox/inbox-tables.ts";
import type { InviteTables } from "../invites/invite-tables.ts";
import type { LeadTables } from "../leads/lead-tables.ts";
import type { LockoutTables } from "../lockout/lockout-tables.ts";
import type { LookupTables } from "../lookups/lookup-tables.ts";
import type { OtpTables } from "../otp/otp-tables.ts";
import type { OutboxTables } from "../outbox/outbox-tables.ts";
import type { PracticeTables } from "../practices/practice-tables.ts";
import type { ProductEventTables } from "../product-events/product-event-tables.ts";
import type { ProductKeyTables } from "../product-keys/product-key-tables.ts";
import type { ProofTables } from "../proof-of-work/proof-tables.ts";
import type { TokenTables } from "../tokens/token-tables.ts";
import type { SettingsTables } from "./settings-tables.ts";

/** Every table of the database; each module declares its own and adds one line here. */
export interface Tables
  extends AcademicTables,
    AccountTables,
    AuditTables,
    IdempotencyTables,
    LookupTables,
    OtpTables,
    PracticeTables,
    ProductEventTables,
    ProductKeyTables,
    ProofTables,
    BudgetTables,
    DeviceTables,
    InboxTables,
    InviteTables,
    LeadTables,
    LockoutTables,
    OutboxTables,
    SettingsTables,
    TokenTables {}
