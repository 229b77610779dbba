export interface TwoStepTables {
  second_steps: {
    account_id: string;
    /** Encrypted with the account's id as additional data (SEC-H2). */
    app_key_sealed: string;
    /** The time step of the last code that was taken. */
    last_step: number;
    since: Date;
    /** When it ends because an operator was asked to end it. */
    ends_at: Date | null;
  };
  second_step_setups: {
    account_id: string;
    /** The login to account settings that began it. */
    session_id: string;
    app_key_sealed: string;
    /** The time step of the code that showed that the app works; null until one did. */
    confirmed_step: number | null;
    expires_at: Date;
  };
  /** A code that was used has no row any more. */
  recovery_codes: {
    account_id: string;
    code_hash: Buffer;
    key_id: string;
  };
  remembered_devices: {
    account_id: string;
    device_hash: Buffer;
    expires_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends TwoStepTables {}
}
