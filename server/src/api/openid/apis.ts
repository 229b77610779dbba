import type { Client, Configuration, KoaContextWithOIDC, UnknownObject } from "oidc-provider";
import { findOpenidApi } from "../../integrations/openid-state/openid-apis.ts";
import type { Database } from "../../platform/database/database.ts";
import { tellingAway } from "./database-away.ts";
import { errors } from "./library.ts";

const minuteSeconds = 60;

type Features = NonNullable<Configuration["features"]>;

/**
 * Access tokens for the products' own APIs: a client that names one as `resource` (RFC 8707) gets a JWT that the API
 * checks by itself (RFC 9068), or a token that it asks about (RFC 7662).
 */
export function createApis({ kysely }: Database) {
  const find = tellingAway((identifier: string) => findOpenidApi(kysely, identifier));
  /** Of its own product alone. */
  const findOf = async (client: Client, identifier: string) => {
    const api = await find(identifier);
    return api?.product === client.product ? api : undefined;
  };
  const resourceIndicators: Features["resourceIndicators"] = {
    enabled: true,
    // None, unless it is asked for: a list is one too many.
    defaultResource: async (_ctx, _client, oneOf) => oneOf ?? [],
    // What the login asked for, unless this request asks for scopes about the person alone.
    useGrantedResource: async ({ oidc }) => oidc.params?.scope === undefined,
    async getResourceServerInfo(_ctx, identifier, client) {
      const api = await findOf(client, identifier);
      if (api === undefined) {
        throw new errors.InvalidTarget("resource is no API of the client's product");
      }
      return {
        scope: api.scopes.join(" "),
        audience: api.identifier,
        accessTokenFormat: api.tokens,
        accessTokenTTL: api.token_minutes * minuteSeconds,
        jwt: { sign: { alg: "RS256" } },
      };
    },
  };
  const introspection: Features["introspection"] = {
    enabled: true,
    // Of a token for an API: whoever keeps a secret of that API's product. Of any other: its own client.
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

/** What a token for an API says of the login behind it (RFC 9068, 2.2.1); `sid` is the logout token's. */
export function claimsOfLogin(
  { oidc }: KoaContextWithOIDC,
  token: object,
): UnknownObject | undefined {
  const source = oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken;
  if (source === undefined || Reflect.get(token, "aud") === undefined) return undefined;
  const { acr, amr, authTime, sid } = source;
  return { acr, amr, auth_time: authTime, sid };
}
