import type { Realm } from "@frontdoor/contract/products.ts";

/** Where names are counted, each by itself: those of a realm, or the addresses of staff. */
type CountedRealm = Realm | "staff";

/** Whose failures are counted: a name without an account alike. */
export interface CountedName {
  realm: CountedRealm;
  /** As `usernameIndexes` gives them: counted under the first, looked for under all. */
  usernameIndexes: readonly [string, ...string[]];
}

export interface Attempt extends CountedName {
  /** The id in the device cookie, if one came. */
  deviceId: string | null;
}
