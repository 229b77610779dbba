import { randomBytes } from "node:crypto";
import { isGrantedScope, type Scope, scopeNames } from "@frontdoor/contract/products/claims.ts";
import { isClientId, keepsSecret } from "@frontdoor/contract/products/openid.ts";
import type { AdapterPayload, JWKS } from "oidc-provider";
import {
  findOpenidClient,
  type OpenidClient,
  signs,
} from "../../integrations/openid-state/openid-clients.ts";
import { grantedScopes } from "../../integrations/scopes/product-scopes-store.ts";
import type { Database } from "../../platform/database/database.ts";

import { tellingAway } from "./database-away.ts";

/** The metadata of a client for the library; undefined where there is no such client. */
export type FindClient = (id: string) => Promise<AdapterPayload | undefined>;

/**
 * The library requires one of every client; a client that uses a product key is checked against the product keys
 * instead.
 */
const placeholderSecret = randomBytes(32).toString("base64url");

/** Finds clients as the library knows them: one flow, exact addresses. */
export function createFindClient({ database }: { database: Database }): FindClient {
  const { kysely } = database;
  return tellingAway(async (id) => {
    const client = isClientId(id) ? await findOpenidClient(kysely, id) : undefined;
    if (client === undefined) return undefined;
    // Anybody may send requests in the name of a client without a secret (RFC 8252, 8.6).
    const granted: readonly Scope[] =
      client.type === "web" ? await grantedScopes(kysely, client.product) : [];
    const scopes = scopeNames.filter((name) => !isGrantedScope(name) || granted.includes(name));
    return metadataOf(client, scopes);
  });
}

function authenticationOf(client: OpenidClient): AdapterPayload {
  if (!keepsSecret(client.type)) return { token_endpoint_auth_method: "none" };
  if (!signs(client)) return { client_secret: placeholderSecret };
  return {
    token_endpoint_auth_method: "private_key_jwt",
    ...(client.jwks === null ? {} : { jwks: client.jwks as JWKS }),
    ...(client.jwks_uri === null ? {} : { jwks_uri: client.jwks_uri }),
  };
}

/** The addresses after logins that begin here and after logouts are used by our code, not by the library. */
function metadataOf(client: OpenidClient, scopes: readonly string[]): AdapterPayload {
  const { backchannel_logout_uri, wanted_acr } = client;
  return {
    client_id: client.id,
    ...authenticationOf(client),
    response_modes:
      client.type === "web" && client.profile === "standard" ? ["query", "form_post"] : ["query"],
    ...(client.type === "machine" && { grant_types: ["client_credentials"], response_types: [] }),
    application_type: client.type === "native" ? "native" : "web",
    type: client.type,
    shows_product_key: client.shows_product_key,
    require_pushed_authorization_requests: client.profile === "strict",
    id_token_signed_response_alg: client.id_token_alg,
    product: client.product,
    api_scopes: client.api_scopes,
    refresh_hours: client.refresh_hours,
    redirect_uris: [...client.redirect_uris],
    ...(client.type !== "machine" && { scope: scopes.join(" ") }),
    ...(backchannel_logout_uri === null
      ? {}
      : { backchannel_logout_uri, backchannel_logout_session_required: true }),
    ...(wanted_acr === null ? {} : { default_acr_values: [wanted_acr] }),
  };
}
