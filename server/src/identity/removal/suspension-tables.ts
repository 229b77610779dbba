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
  interface Tables extends SuspensionTables {}
}
