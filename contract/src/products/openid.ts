import * as z from "zod/mini";
import { call } from "../call.ts";
import { parsedUrl } from "../parsed-url.ts";
import type { Problems } from "../problems.ts";
import { productNames } from "../products.ts";
import { line, rules } from "../wire.ts";
import { madeId, moment, reason } from "./formats.ts";
import { ownerRefusals, reading, refusals, writing, writingOnce } from "./key-calls.ts";

export const openidPath = "/oidc";

/**
 * The issuer of OpenID Connect.
 * @param publicUrl the origin of the front door
 */
export function issuerOf(publicUrl: string): string {
  return publicUrl + openidPath;
}

/**
 * The assurance of a login, as `acr` states it, each higher than the one before: by the password, by a code or a
 * recovery code too, by a passkey, which cannot be phished.
 */
export const acrValues = ["pwd", "mfa", "phr"] as const;
export type Acr = (typeof acrValues)[number];

/** How many hours a login at a product lasts before the password is needed again: by default, and at most. */
export const refreshHours = { usual: 12, most: 720 } as const;

/**
 * The types of clients: the back end of a site, which keeps a secret; a page in the browser, or an app on a device,
 * which can keep none; or a machine, which keeps one and logs nobody in.
 */
export const clientTypes = ["web", "browser", "native", "machine"] as const;
export type ClientType = (typeof clientTypes)[number];

export function keepsSecret(type: ClientType): boolean {
  return type === "web" || type === "machine";
}

/** `standard`: what most libraries do. `strict`: every request is pushed, and has PKCE. */
export const clientProfiles = ["standard", "strict"] as const;
export type ClientProfile = (typeof clientProfiles)[number];

export const idTokenAlgs = ["RS256", "ES256"] as const;
export type IdTokenAlg = (typeof idTokenAlgs)[number];

const address = line(2_000);
const addresses = z.array(address).check(z.maxLength(10));

const client = z.object({
  id: line(64),
  product: z.enum(productNames),
  /** The redirect addresses of logins, exactly as the client names them. */
  redirectUris: addresses,
  postLogoutRedirectUris: addresses,
  /** The address for logout tokens. */
  backchannelLogoutUri: z.nullable(address),
  /** The address to which a login that began at the front door redirects; at most one client of a product has one. */
  initiateLoginUri: z.nullable(address),
  refreshHours: z.int().check(z.minimum(1), z.maximum(refreshHours.most)),
  /** The assurance that every login of the client needs, whatever a request says. */
  wantedAcr: z.nullable(z.enum(acrValues)),
});
export type OpenidClientTerms = z.output<typeof client>;

const changes = z.partial(z.omit(client, { id: true, product: true }));
export type OpenidClientChange = z.output<typeof changes>;

const jwks = z.object({
  keys: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(10)),
});

const newClient = z.extend(client, {
  reason,
  type: z._default(z.enum(clientTypes), "web"),
  /** Left out by older callers: then the client is strict, and a key of the product is its secret. */
  profile: z.optional(z.enum(clientProfiles)),
  idTokenAlg: z.optional(z.enum(idTokenAlgs)),
  /** The public keys of a client that authenticates by signing (`private_key_jwt`), as a JWK Set. */
  jwks: z._default(z.nullable(jwks), null),
  /** The address where it publishes them, instead of `jwks`. */
  jwksUri: z._default(z.nullable(address), null),
});
export type NewOpenidClient = z.output<typeof newClient>;

const listed = z.extend(client, {
  /** The issuer, by which the client identifies the front door. */
  issuer: z.string(),
  createdAt: moment,
  type: z.enum(clientTypes),
  profile: z.enum(clientProfiles),
  idTokenAlg: z.enum(idTokenAlgs),
  /** Whether its secret is a key of the product, one of its own, a private key by which it signs, or none. */
  secret: z.enum(["product-key", "own", "private-key", "none"]),
  /** The scopes of each API that it may request, by the API's identifier. */
  apiScopes: z.record(z.string(), z.array(z.string())),
});
export type ListedOpenidClient = z.output<typeof listed>;

export const takenClientMessage = "Another client has, or had, this id: choose another.";
export const secondInitiateMessage =
  "Another client of this product takes logins over already: end it first, or leave this out.";
export const foreignInitiateMessage =
  "This is not at the address of the product: people are led from here to that one alone.";

/** The message for a client whose secret cannot be rotated. */
export const productKeyMessage =
  "Its secret is a key of its product: make another one by `key rotate`, and end the old one by `key end`.";

/**
 * Adds a client of OpenID Connect to a product, and shows its secret once. With a profile the client gets a secret of
 * its own if it can keep one and does not sign with a key; without a profile a key of the product is its secret.
 * Addresses are compared exactly, without wildcards: https, or http on this machine; apps may also use their own
 * schemes.
 */
export const addOpenidClient = call({
  ...writingOnce,
  path: "/openid/clients/add",
  body: newClient.check(rules(clientProblems)),
  reply: z.object({
    clientSecret: z._default(z.nullable(z.string()), null),
    /** What the client names the front door by. */
    issuer: z.string(),
  }),
  failures: ownerRefusals,
  secondPerson: true,
});

const ofClient = {
  ...writingOnce,
  params: z.object({ id: line(64) }),
  failures: [...ownerRefusals, "OPENID_CLIENT_UNKNOWN"],
  secondPerson: true,
} as const;

/**
 * Changes a client's addresses, hours and required assurance. Fields that are left out stay, as do its product, its
 * type and its secret; existing logins go on. 404 when the client is not in use.
 */
export const changeOpenidClient = call({
  ...ofClient,
  path: "/openid/clients/{id}/change",
  body: z.extend(changes, { reason }),
});

/**
 * Gives a client another secret, and shows it once. The current secret works for another day, and the one before it
 * ends at once: rotate a leaked secret twice. 400 when a product key is the client's secret (rotate that instead); 404
 * when the client is not in use, or can keep no secret.
 */
export const rotateOpenidClient = call({
  ...ofClient,
  path: "/openid/clients/{id}/rotate",
  body: z.object({ reason }),
  reply: z.object({ clientSecret: z.string(), earlierEndAt: moment }),
});

/** Lists the clients of OpenID Connect that are in use. */
export const listOpenidClients = call({
  ...reading,
  path: "/openid/clients",
  reply: z.array(listed),
});

/**
 * Ends a client: it can begin no more logins, and its tokens are no longer valid. Its id stays taken. 404 when it is
 * not in use.
 */
export const endOpenidClient = call({
  ...writing,
  path: "/openid/clients/{id}/end",
  params: z.object({ id: line(64) }),
  failures: [...refusals, "OPENID_CLIENT_UNKNOWN"],
});

const finding = z.object({
  /** The setting that was checked, such as `redirectUris`. */
  about: z.string(),
  /** `warn` keeps some people from logging in, or may surprise; `fail` keeps everybody from it. */
  state: z.enum(["ok", "warn", "fail"]),
  found: z.string(),
  /** What to do; null where all is well. */
  remedy: z.nullable(z.string()),
});
export type ClientFinding = z.output<typeof finding>;

/**
 * Checks the set-up of a client and returns what will fail. It calls the client's own address for logout tokens once,
 * with an invalid token. 404 when the client is not in use.
 */
export const checkOpenidClient = call({
  ...reading,
  path: "/openid/clients/{id}/check",
  params: z.object({ id: line(64) }),
  reply: z.array(finding),
  failures: [...refusals, "OPENID_CLIENT_UNKNOWN"],
});

/** Whether a text could be a client's id; other texts are not looked up. */
export function isClientId(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);
}

/** The problems of a client, by field. */
export function clientProblems(terms: Omit<NewOpenidClient, "reason">): Problems {
  const problems: Record<string, string> = {};
  if (!isClientId(terms.id)) {
    problems.id = "Write small letters, digits and hyphens, such as practice-web.";
  }
  if (terms.type === "machine") {
    // The id is the subject of its tokens, and must be no person's (RFC 9700, 4.15).
    if (madeId.safeParse(terms.id).success) {
      problems.id = "Write a name, such as nightly-job: accounts have ids like this one.";
    }
    if (terms.redirectUris.length > 0) {
      problems.redirectUris = "A machine logs nobody in: leave the addresses out.";
    }
  } else if (terms.redirectUris.length === 0) problems.redirectUris = "Name one address at least.";
  const { redirectUris, postLogoutRedirectUris, backchannelLogoutUri, initiateLoginUri } = terms;
  const named = { redirectUris, postLogoutRedirectUris };
  const isApp = terms.type === "native";
  for (const [field, uris] of Object.entries(named)) {
    const isTaken = isApp ? isAddressOfApp : isExactAddress;
    if (!uris.every(isTaken)) problems[field] = isApp ? appAddressMessage : addressMessage;
  }
  if (terms.type !== "web" && terms.profile === undefined) {
    problems.profile =
      "Say standard or strict: a key of the product is the secret of a site's back end alone.";
  }
  Object.assign(problems, keyProblems(terms));
  for (const [field, uri] of Object.entries({ backchannelLogoutUri, initiateLoginUri })) {
    if (uri !== null && !isExactAddress(uri)) problems[field] = addressMessage;
  }
  return problems;
}

/**
 * A scheme of the app's own, a claimed address, or http on its device, for which there can be no certificate (RFC 8252,
 * 7).
 */
function isAddressOfApp(text: string): boolean {
  if (isOwnScheme(text)) return true;
  if (!isExactAddress(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "http:" || !ownHosts.includes(hostname);
}

const ownHosts = ["localhost", "127.0.0.1", "[::1]"];

function keyProblems({
  jwks: keySet,
  jwksUri,
  type,
  profile,
}: Omit<NewOpenidClient, "reason">): Problems {
  if (keySet === null && jwksUri === null) return {};
  const field = keySet === null ? "jwksUri" : "jwks";
  if (keySet !== null && jwksUri !== null) return { jwksUri: "Name this or jwks, not both." };
  if (!keepsSecret(type) || profile === undefined) {
    return { [field]: "A site's back end or a machine with a profile signs; leave this out." };
  }
  if (jwksUri !== null && !isExactAddress(jwksUri)) return { jwksUri: addressMessage };
  const isPublic = (key: Readonly<Record<string, unknown>>) =>
    (key.kty === "RSA" || key.kty === "EC") && key.d === undefined;
  return keySet === null || keySet.keys.every(isPublic)
    ? {}
    : {
        jwks: "Write public keys of the kinds RSA and EC alone: no private part, no shared secret.",
      };
}

const addressMessage =
  "Write a whole address that begins with https:// (http:// on this machine alone), without a fragment, a password or a wildcard.";

const appAddressMessage =
  "Write a whole address: a scheme of the app's own such as com.example.app:/callback, https:// with a host of yours, or http://127.0.0.1.";

/** A scheme that is a reversed domain name of the app's owner (RFC 8252, 7.1). */
function isOwnScheme(text: string): boolean {
  return /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:\/[^/#*\s]*(?:\/[^#*\s]*)?$/.test(text);
}

function isExactAddress(text: string): boolean {
  // Exactly as it will be sent: addresses are compared as text, so one that a parser has to correct is refused.
  const url = /^https?:\/\/[^*#\\\s]+$/.test(text) ? parsedUrl(text) : null;
  if (url === null) return false;
  const { protocol, hostname, username, password } = url;
  const isHere = ownHosts.includes(hostname);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isHere);
}
