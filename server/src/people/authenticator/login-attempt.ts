import type { Realm } from "@frontdoor/contract/products.ts";

/** One try to log in, as the routes hand it over. */
export interface LoginAttempt {
  realm: Realm;
  username: string;
  password: string;
  /** The id in the device cookie, if one came. */
  deviceId: string | null;
  clientAddress: string;
  /** Sets or renews the device cookie of the answer; called for a success alone, with whether the name knows it. */
  keepDevice(isKnown: boolean): string;
}
