export interface LockoutTables {
  login_counters: {
    realm: string;
    username_index: string;
    /**
     * Whose attempts: "" for clients that are not known together, otherwise a known device's hash. The
     * same with `*` behind it counts them in total, over all locks.
     */
    client: string;
    /** Attempts since the last success; without `*` also since the last lock. */
    failures: number;
    locked_until: Date | null;
    /** How often this client was locked, which doubles the wait. */
    locks: number;
    last_attempt_at: Date;
  };
}
