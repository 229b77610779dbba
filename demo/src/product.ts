import { issuerOf } from "@frontdoor/contract/products/openid.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { pathsOf } from "./addresses.ts";
import { createOnce } from "./once.ts";
import { createPendingLogins } from "./openid/pending-logins.ts";
import { createRelyingParty } from "./openid/relying-party.ts";
import { createSessions } from "./sessions.ts";

export interface DemoSettings {
  /** Where people log in. */
  frontdoorUrl: string;
  /** The product's own origin, as it was told to the front door. */
  origin: string;
  /** Each product's key at the front door. */
  keys: Record<LoginProduct, string>;
  /** Each product's secret of its webhook (`whsec_…`), if it has one. */
  webhookSecrets?: Partial<Record<LoginProduct, string>>;
  clock?: () => Date;
}

/** A message counts once for as long as its sender may try again. */
const onceSeconds = 24 * 3_600;

/** What the routes of one product share. */
export function createProduct(settings: DemoSettings, name: LoginProduct) {
  const { frontdoorUrl, origin, keys, webhookSecrets = {}, clock = () => new Date() } = settings;
  const paths = pathsOf(name);
  const isHttps = origin.startsWith("https:");
  const client = {
    issuer: issuerOf(new URL(frontdoorUrl).origin),
    clientId: `demo-${name}`,
    key: keys[name],
    redirectUri: `${origin}${paths.callback}`,
    postLogoutRedirectUri: `${origin}${paths.loggedOut}`,
  };
  return {
    name,
    paths,
    clock,
    client,
    relyingParty: createRelyingParty(client),
    pendingLogins: createPendingLogins(clock),
    sessions: createSessions(clock),
    webhookSecret: webhookSecrets[name] ?? null,
    seen: createOnce(clock, onceSeconds),
    /**
     * Cookies know no ports: beside a front door on the same host each needs a name of its own. Under https no
     * other host can set it.
     */
    cookies: {
      session: `${isHttps ? "__Host-" : ""}demo-${name}`,
      browser: `${isHttps ? "__Host-" : ""}demo-${name}-login`,
      options: { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps },
    },
  } as const;
}

export type Product = ReturnType<typeof createProduct>;
