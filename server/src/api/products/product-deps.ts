import type { Config } from "../../config/config.ts";
import type { HandOffs } from "../../identity/hand-off/hand-off.ts";
import type { Lockout } from "../../identity/lockout/lockout.ts";
import type { RefusalDeps } from "../../platform/rate-limits/refusal.ts";

/** What the calls of the product API are built from. */
export interface ProductDeps extends RefusalDeps {
  config: Pick<
    Config,
    | "backEnds"
    | "console"
    | "dataDir"
    | "inEarnest"
    | "lastLogins"
    | "openid"
    | "products"
    | "publicUrl"
    | "singleSignOn"
    | "twoPerson"
    | "weakHashesUntil"
    | "webhookNetworks"
  >;
  handOffs: HandOffs;
  lockout: Lockout;
}
