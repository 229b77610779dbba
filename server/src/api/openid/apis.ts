import type { Client, Configuration, KoaContextWithOIDC } from "oidc-provider";
import {
  findOpenidApi,
  type OpenidApi,
  openidApis,
} from "../../integrations/openid-state/openid-apis.ts";
import type { OpenidClient } from "../../integrations/openid-state/openid-clients.ts";
import type { Database } from "../../platform/database/database.ts";
import { tellingAway } from "./database-away.ts";
import { errors } from "./library.ts";

const minuteSeconds = 60;

type Features = NonNullable<Configuration["features"]>;

/**
 * Access tokens for the products' own APIs. A client names an API as `resource` (RFC 8707) and gets a JWT (RFC 9068) or
 * an opaque token for introspection (RFC 7662), with the scopes that it was granted.
 */
export function createApis({ kysely }: Database) {
  const find = tellingAway((identifier: string) => findOpenidApi(kysely, identifier));
  /** An API of the client's own product. */
  const findOf = async (client: Client, identifier: string) => {
    const api = await find(identifier);
    return api?.product === client.product ? api : undefined;
  };
  const all = tellingAway(() => openidApis(kysely));
  const resourceIndicators: Features["resourceIndicators"] = {
    enabled: true,
    // No API unless the client names one: the library refuses a token for several.
    async defaultResource({ oidc }, client, oneOf) {
      if (oidc.params?.grant_type !== "client_credentials") return oneOf ?? [];
      // A machine's token is for an API alone: without one it would have no audience.
      const granted = (await all()).filter((api) => scopesOf(client, api).length > 0);
      if (granted.length === 1) return granted.map(({ identifier }) => identifier);
      throw new errors.InvalidTarget("name the API as resource");
    },
    // The API that the login named, unless this request names scopes: those may be about the person alone.
    useGrantedResource: async ({ oidc }) => oidc.params?.scope === undefined,
    async getResourceServerInfo(_ctx, identifier, client) {
      const api = await findOf(client, identifier);
      const scopes = api === undefined ? [] : scopesOf(client, api);
      if (api === undefined || scopes.length === 0) {
        throw new errors.InvalidTarget("resource is no API that was granted to the client");
      }
      return {
        scope: scopes.join(" "),
        audience: api.identifier,
        accessTokenFormat: api.tokens,
        accessTokenTTL: api.token_minutes * minuteSeconds,
        jwt: { sign: { alg: "RS256" } },
      };
    },
  };
  const introspection: Features["introspection"] = {
    enabled: true,
    // A token for an API may be introspected by clients of that API's product that keep a secret; any other token by
    // its own client alone.
    async allowedPolicy(_ctx, client, token) {
      if (client.clientAuthMethod === "none") return false;
      if (token.kind === "RefreshToken" || token.aud === undefined) {
        return token.clientId === client.clientId;
      }
      return (await findOf(client, String(token.aud))) !== undefined;
    },
  };
  return { resourceIndicators, introspection };
}

/** The scopes that a client may request of an API: of its own product's APIs, those that it was granted. */
function scopesOf(client: Client, { identifier, product, scopes }: OpenidApi): string[] {
  if (product !== client.product) return [];
  const granted = (client.api_scopes as OpenidClient["api_scopes"])[identifier] ?? [];
  return scopes.filter((scope) => granted.includes(scope));
}

/** The claims about the login in an API's token (RFC 9068, 2.2.1); `sid` is the one in logout tokens. */
export function claimsOfLogin({ oidc }: KoaContextWithOIDC, token: object) {
  const source = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken;
  if (source === undefined || Reflect.get(token, "aud") === undefined) return undefined;
  const { acr, amr, authTime, sid } = source;
  return { acr, amr, auth_time: authTime, sid };
}
