import type { LeadState } from "@frontdoor/contract/products/leads.ts";
import type { Generated } from "kysely";

export interface LeadTables {
  leads: {
    id: string;
    /** The form that it came from. */
    origin: string;
    name: string;
    last_name: string;
    email: string;
    phone_number: string;
    marketing_consent: boolean;
    /** The words that the person ticked; null without consent (SEC-H11). */
    consent_text: string | null;
    created_at: Date;
    /** Whether a contact request was answered, when that was noted last, and by whom as the audit names them. */
    state: Generated<LeadState>;
    state_changed_at: Generated<Date | null>;
    state_changed_by: Generated<string | null>;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends LeadTables {}
}
