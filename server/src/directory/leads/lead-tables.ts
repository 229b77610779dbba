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
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends LeadTables {}
}
