interface LockoutTables {
  login_counters: {
    realm: string;
    username_index: string;
    /** Whose attempts: "" for all clients that are not known together, otherwise a known device's hash. */
    client: string;
    /** Attempts since the last success or lock. */
    failures: number;
    /** Attempts since the last success, over all locks. */
    total: number;
    locked_until: Date | null;
    /** How often this client was locked, which doubles the wait. */
    locks: number;
    last_attempt_at: Date;
  };
}

declare module "../../platform/database/tables.ts" {
  interface Tables extends LockoutTables {}
}
