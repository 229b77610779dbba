import type { IdentityType } from "@frontdoor/contract/constants.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import type { Generated } from "kysely";

export type AccountStatus = "pending" | "active" | "suspended" | "archived";

export interface AccountTables {
  accounts: {
    id: string;
    realm: Realm;
    status: AccountStatus;
    type: string;
    /** What the person is written to in, as `words/` names it. */
    language: string;
    /** As the person typed it. */
    username: string;
    /** Keyed index of the canonical form; unique in a realm. */
    username_index: string;
    /** As the person typed it; mail goes here and nowhere else (SEC-C11). */
    email: string;
    email_index: string;
    name: string;
    surname: string;
    /** International form, `+27821234567`. */
    cell_number: string;
    /** Null while the number is still the one of the registration. */
    cell_number_changed_at: Date | null;
    /** When a mailed link or invite first proved the address; null while nothing has. */
    email_proven_at: Date | null;
    /** When the reader of the address reported that the account is not theirs; null otherwise. */
    email_refused_at: Date | null;
    /** Since when the number is known to be the owner's: by a code, a mailed invite, their product or an import. */
    number_confirmed_at: Date | null;
    /** By which way its owner wants one-time codes at the number. */
    code_way: Generated<"sms" | "whatsapp">;
    /** Null once the account is archived. */
    password_hash: string | null;
    password_changed_at: Date;
    /** Until when nothing may be changed, because somebody said of a change that it was not theirs. */
    changes_locked_until: Date | null;
    /** What authenticators know the account by, which tells nothing; null until a passkey is asked for. */
    passkey_handle: Buffer | null;
    terms_version: string;
    terms_accepted_at: Date;
    created_at: Date;
    updated_at: Date;
    archived_at: Date | null;
    retain_until: Date | null;
  };
  identity_documents: {
    account_id: string;
    identity_type: IdentityType;
    /** Encrypted with the account's id as additional data (SEC-H2). */
    number_sealed: string;
    number_index: string;
    passport_country_id: string | null;
  };
  /** From which row of another system's file an account was made. */
  account_imports: {
    account_id: string;
    /** SHA-256 of the file. */
    file_hash: Buffer;
    file_row: number;
    /** Keyed hash of the values of the row. */
    fingerprint: string;
    created_at: Date;
  };
  /** What only practice users have; empty for a user who is no health professional. */
  practice_profiles: {
    account_id: string;
    practice_number: string | null;
    /** International form. */
    practice_phone: string | null;
    discipline_id: string | null;
    speciality_id: string | null;
    role_id: string | null;
    hpcsa_number: string | null;
  };
}

interface SuspensionTables {
  account_suspensions: {
    account_id: string;
    /** The account's, which has none meanwhile. */
    password_hash: string | null;
    suspended_at: Date;
    /** Null where it lasts until somebody ends it. */
    ends_at: Date | null;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends AccountTables, SuspensionTables {}
}

export interface NoteTables {
  account_notes: {
    id: string;
    account_id: string;
    text: string;
    /** The id of a member of staff. */
    written_by: string;
    written_at: Date;
    expires_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends NoteTables {}
}
