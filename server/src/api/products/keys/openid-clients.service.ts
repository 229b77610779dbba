import { type Failure, fail } from "@frontdoor/contract/call.ts";
import {
  type ClientFinding,
  foreignInitiateMessage,
  issuerOf,
  keepsSecret,
  type ListedOpenidClient,
  type NewOpenidClient,
  productKeyMessage,
  secondInitiateMessage,
  takenClientMessage,
} from "@frontdoor/contract/products/openid.ts";
import { addressInsideMessage } from "@frontdoor/contract/products/webhooks.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import type { Config } from "../../../config/config.ts";
import { countValidKeys } from "../../../integrations/keys/product-keys-store.ts";
import {
  giveClientSecret,
  overlapHours,
  validSecrets,
} from "../../../integrations/openid-state/client-secrets.ts";
import { removeArtifactsOfClient } from "../../../integrations/openid-state/openid-artifacts.ts";
import {
  addOpenidClient,
  endOpenidClient,
  findOpenidClient,
  initiateLoginUri,
  type OpenidClient,
  openidClients,
  signs,
} from "../../../integrations/openid-state/openid-clients.ts";
import type { Actor } from "../../../platform/audit/actor.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { AuditDetails } from "../../../platform/audit/audit-tables.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { leadsInside } from "../../../platform/http/outbound.ts";
import type { ProductContext } from "../product-context.ts";
import { checkClient } from "./check-client.ts";
import { answerToNoLogoutToken } from "./logout-address.ts";

export interface OpenidClientsDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, "publicUrl" | "openid" | "backEnds" | "products" | "webhookNetworks">;
}

/** The clients of OpenID Connect, as the operator keeps them. */
export function createOpenidClientsService(deps: OpenidClientsDeps) {
  const { clock, config } = deps;
  const { kysely } = deps.database;

  const record = (tx: Transaction, kind: string, actor: Actor, details: AuditDetails) =>
    audit(tx, deps, { kind, actor, subjectId: null, realm: null, details });

  return {
    async add(
      { reason, ...terms }: NewOpenidClient,
      { actor, once }: Pick<ProductContext, "actor" | "once">,
    ): Promise<{ clientSecret: string | null } | Failure<"VALIDATION">> {
      const { backchannelLogoutUri, jwksUri } = terms;
      const inside: Record<string, string> = {};
      for (const [field, address] of Object.entries({ backchannelLogoutUri, jwksUri })) {
        if (address !== null && (await leadsInside(address, config.webhookNetworks))) {
          inside[field] = addressInsideMessage;
        }
      }
      return once(async (tx): Promise<{ clientSecret: string | null } | Failure<"VALIDATION">> => {
        if (Object.keys(inside).length > 0) return fail("VALIDATION", { fields: inside });
        const { product, initiateLoginUri: initiate } = terms;
        if (initiate !== null) {
          const origin = loginProducts.some((name) => name === product)
            ? config.products[product as LoginProduct].origin
            : null;
          if (new URL(initiate).origin !== origin) return refuse(foreignInitiateMessage);
          if ((await initiateLoginUri(tx, product)) !== null) return refuse(secondInitiateMessage);
        }
        const added = await addOpenidClient(tx, rowOf(terms, clock()));
        if (!added) return fail("VALIDATION", { fields: { id: takenClientMessage } });
        await record(tx, "openid-client-added", actor, { clientId: terms.id, reason });
        const row = rowOf(terms, clock());
        const hasOwn = !row.shows_product_key && keepsSecret(terms.type) && !signs(row);
        return { clientSecret: hasOwn ? await giveClientSecret(tx, deps, terms.id) : null };
      });
    },

    rotate(
      id: string,
      reason: string,
      { actor, once }: Pick<ProductContext, "actor" | "once">,
    ): Promise<
      | { clientSecret: string; earlierEndAt: string }
      | Failure<"OPENID_CLIENT_UNKNOWN">
      | Failure<"VALIDATION">
    > {
      return once(async (tx) => {
        const client = await findOpenidClient(tx, id);
        if (client === undefined || !keepsSecret(client.type) || signs(client)) {
          return fail("OPENID_CLIENT_UNKNOWN");
        }
        // The key would go on beside a secret of its own.
        if (client.shows_product_key)
          return fail("VALIDATION", { fields: { id: productKeyMessage } });
        const clientSecret = await giveClientSecret(tx, deps, id);
        await record(tx, "openid-client-rotated", actor, { clientId: id, reason });
        const earlierEndAt = new Date(clock().getTime() + overlapHours * 3_600_000).toISOString();
        return { clientSecret, earlierEndAt };
      });
    },

    async list(): Promise<ListedOpenidClient[]> {
      const issuer = issuerOf(config.publicUrl);
      return (await openidClients(kysely)).map((client) => listed(client, issuer));
    },

    async check(id: string): Promise<ClientFinding[] | Failure<"OPENID_CLIENT_UNKNOWN">> {
      const client = await findOpenidClient(kysely, id);
      if (client === undefined) return fail("OPENID_CLIENT_UNKNOWN");
      const { backchannel_logout_uri: logout } = client;
      return checkClient({
        client,
        config,
        secrets: await validSecrets(kysely, { clientId: id, now: clock() }),
        productKeys: await countValidKeys(kysely, client.product),
        logoutAnswer:
          logout === null ? null : await answerToNoLogoutToken(logout, config.webhookNetworks),
      });
    },

    end(
      id: string,
      actor: Actor,
    ): Promise<Record<never, never> | Failure<"OPENID_CLIENT_UNKNOWN">> {
      return kysely.transaction().execute(async (tx) => {
        const ended = await endOpenidClient(tx, id, clock());
        if (ended === undefined) return fail("OPENID_CLIENT_UNKNOWN");
        await removeArtifactsOfClient(tx, id);
        await record(tx, "openid-client-ended", actor, { clientId: id });
        return {};
      });
    },
  };
}

function refuse(message: string): Failure<"VALIDATION"> {
  return fail("VALIDATION", { fields: { initiateLoginUri: message } });
}

function rowOf(
  terms: Omit<NewOpenidClient, "reason">,
  now: Date,
): Parameters<typeof addOpenidClient>[1] {
  return {
    id: terms.id,
    product: terms.product,
    redirect_uris: JSON.stringify(terms.redirectUris),
    post_logout_redirect_uris: JSON.stringify(terms.postLogoutRedirectUris),
    backchannel_logout_uri: terms.backchannelLogoutUri,
    initiate_login_uri: terms.initiateLoginUri,
    refresh_hours: terms.refreshHours,
    wanted_acr: terms.wantedAcr,
    type: terms.type,
    profile: terms.profile ?? "strict",
    id_token_alg: terms.idTokenAlg ?? (terms.profile === "standard" ? "RS256" : "ES256"),
    shows_product_key: terms.profile === undefined,
    jwks: terms.jwks === null ? null : JSON.stringify(terms.jwks),
    jwks_uri: terms.jwksUri,
    created_at: now,
    ended_at: null,
  };
}

function listed(client: OpenidClient, issuer: string): ListedOpenidClient {
  return {
    issuer,
    id: client.id,
    product: client.product,
    redirectUris: [...client.redirect_uris],
    postLogoutRedirectUris: [...client.post_logout_redirect_uris],
    backchannelLogoutUri: client.backchannel_logout_uri,
    initiateLoginUri: client.initiate_login_uri,
    refreshHours: client.refresh_hours,
    wantedAcr: client.wanted_acr as ListedOpenidClient["wantedAcr"],
    type: client.type,
    profile: client.profile,
    idTokenAlg: client.id_token_alg,
    secret: secretOf(client),
    apiScopes: Object.fromEntries(
      Object.entries(client.api_scopes).map(([api, scopes]) => [api, [...scopes]]),
    ),
    createdAt: client.created_at.toISOString(),
  };
}

function secretOf(client: OpenidClient): ListedOpenidClient["secret"] {
  if (!keepsSecret(client.type)) return "none";
  if (signs(client)) return "private-key";
  return client.shows_product_key ? "product-key" : "own";
}

export type OpenidClientsService = ReturnType<typeof createOpenidClientsService>;
