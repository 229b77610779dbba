import { handOffSeconds } from "@frontdoor/contract/constants.ts";
import { scopeNames, scopes } from "@frontdoor/contract/products/claims.ts";
import {
  acrValues,
  issuerOf,
  openidPath,
  refreshHours,
} from "@frontdoor/contract/products/openid.ts";
import { type LoginProduct, loginProducts, products } from "@frontdoor/contract/products.ts";
import { returnToSeconds } from "@frontdoor/contract/return-to.ts";
import type { Client, Configuration, JWK, KoaContextWithOIDC } from "oidc-provider";
import { findValidKey } from "../../integrations/keys/product-keys-store.ts";
import { noteDevice } from "../../integrations/openid-state/openid-artifacts.ts";
import { isClientSecret } from "../../integrations/openid-state/openid-clients.ts";
import type { RsaKey } from "../../integrations/openid-state/rsa-keys.ts";
import { busyRetrySeconds } from "../../platform/http/error-handler.ts";
import { getOutside } from "../../platform/http/outbound.ts";
import { keySets } from "../../platform/keys/keys.ts";
import { signingKeys } from "../../platform/keys/signing-keys.ts";
import { createAccounts } from "./accounts.ts";
import { metByLogin } from "./acr.ts";
import { answerRevocationInJson, leadByPage, letFormPost, tellResponseMode } from "./answers.ts";
import { claimsOfLogin, createApis } from "./apis.ts";
import { tellingAway } from "./database-away.ts";
import { countFailuresOfBackEnds, countPushesOfAnybody } from "./failed-requests.ts";
import {
  bindInteraction,
  deviceOfResult,
  goOnInSameBrowser,
  resumeCookie,
} from "./interaction/browser.ts";
import { endInteraction } from "./interaction/end-interaction.ts";
import { createPolicy } from "./interaction/policy.ts";
import { errors, Provider } from "./library.ts";
import { loginEnded } from "./login-ended.ts";
import { createFindClient } from "./openid-clients.ts";
import type { OpenidDeps } from "./openid-deps.ts";
import { createOpenidStore } from "./openid-store.ts";
import { explain, factsOf } from "./refusal.ts";
import {
  accountOfLogin,
  adoptKeptLogins,
  deviceOfKeptLogin,
  goOnWithKeptLogin,
  secondsWithoutPassword,
} from "./single-sign-on.ts";
import { spendShown } from "./spent.ts";
import { tellErrors } from "./tell-errors.ts";
import { TemporarilyUnavailable } from "./temporarily-unavailable.ts";

const minuteSeconds = 60;
const hourSeconds = 3_600;

/**
 * The provider of OpenID Connect: code flow with PKCE or a nonce, pushed requests where a client wants them; tokens that
 * are looked up, rotated and ended together; no session of its own (docs/decisions/0045-openid-connect.md).
 * @param deps with the keys that sign with RS256
 */
export function createProvider(deps: OpenidDeps & { rsaKeys: readonly RsaKey[] }): Provider {
  const { keys, config, log } = deps;
  const issuer = issuerOf(config.publicUrl);
  const findClient = createFindClient(deps);
  const apis = createApis(deps.database);
  const provider = new Provider(issuer, {
    ...protocol,
    features: { ...protocol.features, ...apis },
    ttl: {
      ...protocol.ttl,
      RefreshToken: (ctx, _token, client) =>
        ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ??
        secondsWithoutPassword(ctx, client, deps.clock()),
    },
    loadExistingGrant: tellingAway((ctx) => grantWhatIsAsked(ctx, deps)),
    adapter: countPushesOfAnybody(deps, createOpenidStore({ ...deps, findClient })),
    jwks: { keys: [...deps.rsaKeys, ...signingKeys(keys)] as JWK[] },
    cookies: cookiesOf(deps),
    findAccount: accountOfLogin(createAccounts(deps), deps),
    fetch: (url, options) => getOutside(String(url), config.webhookNetworks, options?.signal),
    interactions: {
      policy: createPolicy(servedProducts(config)),
      url: async (ctx, { uid }) => {
        await bindInteraction(ctx, deps, uid);
        return `${openidPath}/interaction/${uid}`;
      },
    },
    discovery: {
      end_session_endpoint: `${issuer}/session/end`,
      prompt_values_supported: ["none", "login", "create", ...metByLogin],
    },
    async renderError(ctx, { error }, failed) {
      const facts = factsOf(ctx);
      const ended = failed instanceof errors.SessionNotFound ? "login_expired" : error;
      const refusal = explain(failed, facts);
      const page = loginEnded(deps, { error: ended, locales: facts.locales, refusal });
      if (page.setCookie !== null) ctx.append("Set-Cookie", page.setCookie);
      ctx.redirect(page.location);
      ctx.status = 303;
    },
  });
  provider.proxy = true;
  acceptSecrets(provider, deps);
  adoptKeptLogins(provider, deps);
  provider.use(leadByPage(config));
  provider.use(leaveNoSession);
  provider.use(goOnInSameBrowser(deps));
  provider.use(tellResponseMode);
  provider.use(letFormPost);
  provider.use(answerRevocationInJson);
  provider.use(sayWhenAgain);
  provider.use(countFailuresOfBackEnds(deps));
  provider.use(spendShown(provider, deps));
  tellErrors(provider, log);
  return provider;
}

/** The products whose logins are handled here: another back end's logins are unknown to us. */
function servedProducts({ backEnds }: OpenidDeps["config"]): LoginProduct[] {
  return loginProducts.filter((name) => backEnds[products[name].realm] === null);
}

/** No product may keep somebody signed in for longer without the password. */
const longestLogin = refreshHours.most * hourSeconds;

/** The settings that do not depend on the deployment. */
const protocol = {
  acrValues,
  claims: {
    ...Object.fromEntries(scopeNames.map((name) => [name, Object.keys(scopes[name].claims)])),
    openid: ["sub", "auth_time", "acr", "amr"],
  },
  scopes: scopeNames,
  clientAuthMethods: ["client_secret_basic", "client_secret_post", "private_key_jwt", "none"],
  assertJwtClientAuthClaimsAndHeader: refuseLastingAssertion,
  clientDefaults: {
    grant_types: ["authorization_code", "refresh_token"],
    id_token_signed_response_alg: "ES256",
    response_modes: ["query"],
  },

  enabledJWA: {
    idTokenSigningAlgValues: ["RS256", "ES256"],
    clientAuthSigningAlgValues: ["RS256", "PS256", "ES256"],
    dPoPSigningAlgValues: ["ES256", "RS256", "PS256", "Ed25519", "EdDSA"],
  },
  extraClientMetadata: {
    properties: ["product", "refresh_hours", "type", "shows_product_key", "api_scopes"],
  },
  responseTypes: ["code"],
  pkce: { required: needsPkce },
  // The exact registered address, named in each request.
  allowOmittingSingleRegisteredRedirectUri: false,
  clientBasedCORS: isPageOfClient,
  features: {
    devInteractions: { enabled: false },
    // Where a client uses it, its tokens are useless without its key (RFC 9449).
    dPoP: { enabled: true },
    backchannelLogout: { enabled: true },
    // Served by our own route, since the library keeps no session here; `discovery` names its address.
    rpInitiatedLogout: { enabled: false },
    pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: false },
    clientCredentials: { enabled: true },
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
  },
  // What a login issued ends with its grant, not with a session of the library.
  expiresWithSession: () => false,
  extraTokenClaims: claimsOfLogin,
  issueRefreshToken: () => true,
  rotateRefreshToken: () => true,
  // A client that revokes a token may keep its session: the grant says which device that belongs to.
  revokeGrantPolicy: ({ oidc }) => oidc.route !== "revocation",
  ttl: {
    AccessToken: (_ctx, token) => token.resourceServer?.accessTokenTTL ?? 10 * minuteSeconds,
    ClientCredentials: (_ctx, token) => token.resourceServer?.accessTokenTTL ?? 10 * minuteSeconds,
    AuthorizationCode: handOffSeconds,
    IdToken: 10 * minuteSeconds,
    PushedAuthorizationRequest: minuteSeconds,
    Interaction: returnToSeconds,
    Grant: (_ctx, _grant) => longestLogin,
    Session: longestLogin,
  },
} as const satisfies Configuration;

/** Grants a client whatever it may request, without a question to the person. */
async function grantWhatIsAsked(ctx: KoaContextWithOIDC, deps: OpenidDeps) {
  const { oidc } = ctx;
  const { accountId } = oidc.session ?? {};
  const grant = new oidc.provider.Grant({
    ...(accountId === undefined ? {} : { accountId }),
    ...(oidc.client === undefined ? {} : { clientId: oidc.client.clientId }),
  });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(" "));
  for (const [identifier, { scope }] of Object.entries(oidc.resourceServers ?? {})) {
    grant.addResourceScope(identifier, scope);
  }
  const grantId = await grant.save();
  const device = deviceOfResult(oidc.result) ?? deviceOfKeptLogin(ctx);
  const { kysely } = deps.database;
  if (device !== null) await noteDevice(kysely, { model: "Grant", id: grantId }, device);
  await endInteraction(ctx, deps);
  await goOnWithKeptLogin(ctx, deps);
  return grant;
}

/**
 * A client with a secret may do without PKCE where a nonce binds the ID token to the request (RFC 9700, 2.1.1). One
 * that pushes each request always needs PKCE.
 * @throws InvalidRequest that names both ways
 */
function needsPkce({ oidc }: KoaContextWithOIDC, client: Client): boolean {
  if (client.type !== "web" || client.requirePushedAuthorizationRequests) return true;
  if (oidc.params?.nonce !== undefined) return false;
  // The library would speak of PKCE alone, which not every client's library knows.
  throw new errors.InvalidRequest(
    "send a nonce, or code_challenge with code_challenge_method=S256 (PKCE)",
  );
}

/** A page in the browser sends its requests from the origin of one of its redirect addresses. */
function isPageOfClient(_ctx: KoaContextWithOIDC, origin: string, client: Client): boolean {
  if (client.type !== "browser") return false;
  return (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin);
}

interface ShowingClient {
  clientId: string;
  product: string;
  shows_product_key: boolean;
}

/**
 * A client authenticates with a secret of its own. One from before clients had secrets uses a key of its product, so
 * that rotating or ending the key counts for both APIs at once.
 */
function acceptSecrets(provider: Provider, { database, clock }: OpenidDeps): void {
  const { kysely } = database;
  const isOwn = tellingAway((clientId: string, secret: string) =>
    isClientSecret(kysely, { clientId, secret, now: clock() }),
  );
  const findKey = tellingAway((shown: string) => findValidKey(kysely, shown));
  Object.assign(provider.Client.prototype, {
    async compareClientSecret(this: ShowingClient, shown: string) {
      if (await isOwn(this.clientId, shown)) return true;
      return this.shows_product_key && (await findKey(shown))?.holder === this.product;
    },
    // A logout token names the login by it.
    includeSid: () => true,
  });
}

/** None of them reaches a browser: `goOnInSameBrowser` stands in their place, and `leaveNoSession` takes the rest. */
function cookiesOf({ keys, isHttps }: OpenidDeps): NonNullable<Configuration["cookies"]> {
  const options = { httpOnly: true, sameSite: "lax", secure: isHttps, signed: true } as const;
  return {
    keys: keySets(keys).map((set) => set.derive("openid-cookie").toString("base64url")),
    names: { interaction: "openid-interaction", resume: resumeCookie, session: sessionCookie },
    short: { ...options },
    long: { ...options, path: openidPath },
  };
}

const sessionCookie = "openid-session";

/**
 * On a shared computer a session that outlives the product would log the next person in as the last one. So each login
 * begins without a session and leaves none (docs/decisions/0008-no-session.md).
 */
async function leaveNoSession(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const set = ctx.response.headers["set-cookie"];
  if (!Array.isArray(set)) return;
  const kept = set.filter((cookie) => !cookie.startsWith(sessionCookie));
  if (kept.length === 0) ctx.remove("Set-Cookie");
  else ctx.set("Set-Cookie", kept);
}

/** An assertion is remembered until it ends, so that it counts once: one that lasts for years is none. */
function refuseLastingAssertion(_ctx: unknown, { exp }: Record<string, unknown>): void {
  if (Number(exp) - Date.now() / 1_000 > hourSeconds) {
    throw new errors.InvalidClientAuth("an assertion lasts an hour at most");
  }
}

/** Without this, Koa would respond to an error that no part of the library caught, without our headers. */
async function sayWhenAgain(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof TemporarilyUnavailable)) throw error;
    ctx.app.emit("error", error, ctx);
    ctx.status = error.status;
    ctx.body = { error: error.error };
  }
  if (ctx.status === 503) ctx.set("Retry-After", String(busyRetrySeconds));
}
