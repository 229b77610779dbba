import type { Realm } from "@frontdoor/contract/products.ts";

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

/** Where names are counted, each by itself: those of a realm, or the addresses of staff. */
type CountedRealm = Realm | "staff";

/** The name whose failures are counted, with or without an account. */
export interface CountedName {
  realm: CountedRealm;
  /** As `usernameIndexes` gives them: counted under the first, looked for under all. */
  usernameIndexes: readonly [string, ...string[]];
}

export interface Attempt extends CountedName {
  /** The id in the device cookie, if one came. */
  deviceId: string | null;
}
