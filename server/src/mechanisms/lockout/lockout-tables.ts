export interface LockoutTables {
  login_counters: {
    realm: string;
    username_index: string;
    /** "" for clients that are not known, `*` for all together, otherwise a known device's hash. */
    client: string;
    /** Attempts since the last success. */
    failures: number;
    locked_until: Date | null;
    /** How often this client was locked, which doubles the wait. */
    locks: number;
    last_attempt_at: Date;
  };
}
