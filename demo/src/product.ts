import { issuerOf } from "@frontdoor/contract/products/openid.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { pathsOf } from "./addresses.ts";
import { createOnce } from "./once.ts";
import { createPendingLogins } from "./openid/pending-logins.ts";
import { createRelyingParty } from "./openid/relying-party.ts";
import { createSessions } from "./sessions.ts";

export interface DemoSettings {
  /** The base URL of the front door. */
  frontdoorUrl: string;
  /** The origin that the product is registered with at the front door. */
  origin: string;
  /** The key that the front door gave each product. */
  keys: Record<LoginProduct, string>;
  /** The webhook secret (`whsec_…`) of each product that has a webhook. */
  webhookSecrets?: Partial<Record<LoginProduct, string>>;
  clock?: () => Date;
}

/** As long as senders retry, so that a repeated message has no second effect. */
const onceSeconds = 24 * 3_600;

/** The values and services that the routes of a product share. */
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
     * Cookies ignore ports, so on a shared host name each product needs cookie names of its own. The `__Host-` prefix
     * under https keeps other hosts from setting them.
     */
    cookies: {
      session: `${isHttps ? "__Host-" : ""}demo-${name}`,
      browser: `${isHttps ? "__Host-" : ""}demo-${name}-login`,
      options: { path: "/", httpOnly: true, sameSite: "lax", secure: isHttps },
    },
  } as const;
}

export type Product = ReturnType<typeof createProduct>;
