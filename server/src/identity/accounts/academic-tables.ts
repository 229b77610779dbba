import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import type { Generated } from "kysely";

export interface AcademicTables {
  /** Every academic sign-up, whether its address has an account or not (Q053). */
  pending_registrations: {
    id: string;
    role: AcademicRole;
    /** Of the page that it was made on. */
    language: string;
    username_index: string;
    /** As the person typed it; the verification mail goes here. */
    email: string;
    /** What the person typed, encrypted under the row's id; null once it is an account. */
    profile_sealed: string | null;
    password_hash: string | null;
    /** SHA-256 of the device cookie of the browser that signed up. */
    device_hash: Buffer;
    invite_id: string | null;
    terms_version: string;
    terms_accepted_at: Date;
    created_at: Date;
    expires_at: Date;
    activated_at: Date | null;
  };
  /** What only academic users have; fields of another role are null. */
  academic_profiles: {
    account_id: string;
    discipline_id: string;
    speciality_id: string;
    grade_id: string;
    hpcsa_number: string;
    practice_number: string | null;
    training_institution_id: string | null;
    trainee_post_number: string | null;
    /** `YYYY-MM-DD` */
    registrar_appointed_on: string | null;
    clinical_unit: string | null;
  };
  /** Which head of department a supervisor named (S6.004). */
  hod_links: {
    id: string;
    supervisor_id: string;
    /** Null until an invited head of department has an account. */
    hod_id: string | null;
    invite_id: string | null;
    status: "pending" | "confirmed";
    created_at: Date;
    confirmed_at: Date | null;
    /** Whom the supervisor named is not their head; the status stays `pending`. */
    declined_at: Generated<Date | null>;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends AcademicTables {}
}
