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
