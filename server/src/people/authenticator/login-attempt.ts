import type { Realm } from "@frontdoor/contract/products.ts";
import type { WayBack } from "@frontdoor/contract/way-back.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";

/** One try to log in, as the routes hand it over. */
export interface LoginAttempt {
  realm: Realm;
  username: string;
  password: string;
  /** The id in the device cookie, if one came. */
  deviceId: string | null;
  clientAddress: string;
  /** The language of the page; whoever logs in is written to in it from then on. */
  language: LanguageCode | undefined;
  /** Sets or renews the device cookie of the answer; called for a success alone, with whether the name knows it. */
  keepDevice(isKnown: boolean): string;
  /** Where a product waits for whoever is let in; called for a success alone. */
  takeWayBack(): WayBack | null;
}
