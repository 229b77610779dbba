import { type Failure, fail } from "@frontdoor/contract/call.ts";
import {
  clientProblems,
  foreignInitiateMessage,
  issuerOf,
  keepsSecret,
  type ListedOpenidClient,
  type NewOpenidClient,
  type OpenidClientChange,
  productKeyMessage,
  secondInitiateMessage,
  takenClientMessage,
} from "@frontdoor/contract/products/openid.ts";
import { addressInsideMessage } from "@frontdoor/contract/products/webhooks.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import { countValidKeys } from "../../../integrations/keys/product-keys-store.ts";
import { removeArtifactsOfClient } from "../../../integrations/openid-state/openid-artifacts.ts";
import {
  addOpenidClient,
  changeOpenidClient,
  endOpenidClient,
  findOpenidClient,
  giveClientSecret,
  holdOpenidClient,
  initiateLoginUri,
  type OpenidClient,
  openidClients,
  overlapHours,
  signs,
  validSecrets,
} from "../../../integrations/openid-state/openid-clients.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { leadsInside } from "../../../platform/http/outbound.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductContext, ProductHandlers } from "../product-context.ts";
import { answerToNoLogoutToken, checkClient } from "./check-client.ts";

/** The clients of OpenID Connect, as the operator keeps them. */
export function createOpenidClientsService(deps: Services) {
  const { clock, config } = deps;
  const { kysely } = deps.database;

  async function addressesInside(asked: Record<string, string | null>) {
    const inside: Record<string, string> = {};
    for (const [field, address] of Object.entries(asked)) {
      // A text that is no address is reported with the client's other problems.
      if (address === null || !URL.canParse(address)) continue;
      if (await leadsInside(address, config.webhookNetworks)) inside[field] = addressInsideMessage;
    }
    return inside;
  }

  /** Why logins that begin here may not go on at an address; null where they may. */
  async function refusedInitiate(
    tx: Transaction,
    product: OpenidClient["product"],
    address: string,
  ): Promise<Failure<"VALIDATION"> | null> {
    const origin = loginProducts.some((name) => name === product)
      ? config.products[product as LoginProduct].origin
      : null;
    if (new URL(address).origin !== origin) return refuse(foreignInitiateMessage);
    return (await initiateLoginUri(tx, product)) === null ? null : refuse(secondInitiateMessage);
  }

  return {
    async addOpenidClient({ body: { reason, ...terms } }, { actor, once }) {
      const { backchannelLogoutUri, jwksUri } = terms;
      const inside = await addressesInside({ backchannelLogoutUri, jwksUri });
      return once(async (tx) => {
        if (Object.keys(inside).length > 0) return fail("VALIDATION", { fields: inside });
        const { product, initiateLoginUri: initiate } = terms;
        const refused = initiate === null ? null : await refusedInitiate(tx, product, initiate);
        if (refused !== null) return refused;
        const added = await addOpenidClient(tx, rowOf(terms, clock()));
        if (!added) return fail("VALIDATION", { fields: { id: takenClientMessage } });
        await auditThing(tx, deps, "openid-client-added", actor, { clientId: terms.id, reason });
        const row = rowOf(terms, clock());
        const hasOwn = !row.shows_product_key && keepsSecret(terms.type) && !signs(row);
        const clientSecret = hasOwn ? await giveClientSecret(tx, deps, terms.id) : null;
        return { clientSecret, issuer: issuerOf(config.publicUrl) };
      });
    },

    async changeOpenidClient(
      { params: { id }, body: { reason, ...changes } },
      { actor, caller, once },
    ) {
      const { backchannelLogoutUri = null, initiateLoginUri: initiate } = changes;
      const inside = await addressesInside({ backchannelLogoutUri });
      return once(async (tx) => {
        if (Object.keys(inside).length > 0) return fail("VALIDATION", { fields: inside });
        const client = await holdOpenidClient(tx, id);
        if (client === undefined) return fail("OPENID_CLIENT_UNKNOWN");
        if (isOwnersAlone(client, caller)) return fail("ROLE_REFUSED");
        const said = Object.entries(changes).filter(([, value]) => value !== undefined);
        const fields = clientProblems({
          ...termsOf(client),
          ...keysStay,
          ...Object.fromEntries(said),
        });
        if (Object.keys(fields).length > 0) return fail("VALIDATION", { fields });
        if (initiate && initiate !== client.initiate_login_uri) {
          // Its own may change; an address that belongs to another client is refused.
          await changeOpenidClient(tx, id, { initiate_login_uri: null });
          const refused = await refusedInitiate(tx, client.product, initiate);
          if (refused !== null) {
            await changeOpenidClient(tx, id, { initiate_login_uri: client.initiate_login_uri });
            return refused;
          }
        }
        await changeOpenidClient(tx, id, columnsOf(changes));
        const change = said.map(([name]) => name).join(" ");
        await auditThing(tx, deps, "openid-client-changed", actor, {
          clientId: id,
          change,
          reason,
        });
        return {};
      });
    },

    rotateOpenidClient: ({ params: { id }, body: { reason } }, { actor, caller, once }) =>
      once(async (tx) => {
        const client = await holdOpenidClient(tx, id);
        if (client === undefined || !keepsSecret(client.type) || signs(client)) {
          return fail("OPENID_CLIENT_UNKNOWN");
        }
        if (isOwnersAlone(client, caller)) return fail("ROLE_REFUSED");
        // The key would go on beside a secret of its own.
        if (client.shows_product_key)
          return fail("VALIDATION", { fields: { id: productKeyMessage } });
        const clientSecret = await giveClientSecret(tx, deps, id);
        await auditThing(tx, deps, "openid-client-rotated", actor, { clientId: id, reason });
        const earlierEndAt = new Date(clock().getTime() + overlapHours * 3_600_000).toISOString();
        return { clientSecret, earlierEndAt };
      }),

    async listOpenidClients() {
      const issuer = issuerOf(config.publicUrl);
      return (await openidClients(kysely)).map((client) => listed(client, issuer));
    },

    async checkOpenidClient({ params: { id } }) {
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

    endOpenidClient: ({ params: { id } }, { once, actor }) =>
      once(async (tx) => {
        const ended = await endOpenidClient(tx, id, clock());
        if (ended === undefined) return fail("OPENID_CLIENT_UNKNOWN");
        await removeArtifactsOfClient(tx, id);
        await auditThing(tx, deps, "openid-client-ended", actor, { clientId: id });
        return {};
      }),
  } satisfies ProductHandlers;
}

/** A client as a request would describe it, without its keys, which stay as they are. */
function termsOf(client: OpenidClient) {
  return {
    id: client.id,
    product: client.product,
    redirectUris: [...client.redirect_uris],
    postLogoutRedirectUris: [...client.post_logout_redirect_uris],
    backchannelLogoutUri: client.backchannel_logout_uri,
    initiateLoginUri: client.initiate_login_uri,
    refreshHours: client.refresh_hours,
    wantedAcr: client.wanted_acr as NewOpenidClient["wantedAcr"],
    type: client.type,
    profile: client.profile,
    idTokenAlg: client.id_token_alg,
  };
}

/** No request here changes the keys of a client. */
const keysStay = { jwks: null, jwksUri: null };

function columnsOf(changes: OpenidClientChange): Parameters<typeof changeOpenidClient>[2] {
  const { redirectUris, postLogoutRedirectUris, backchannelLogoutUri } = changes;
  const { initiateLoginUri: initiate, refreshHours, wantedAcr } = changes;
  return {
    ...(redirectUris && { redirect_uris: JSON.stringify(redirectUris) }),
    ...(postLogoutRedirectUris && {
      post_logout_redirect_uris: JSON.stringify(postLogoutRedirectUris),
    }),
    ...(backchannelLogoutUri !== undefined && { backchannel_logout_uri: backchannelLogoutUri }),
    ...(initiate !== undefined && { initiate_login_uri: initiate }),
    ...(refreshHours !== undefined && { refresh_hours: refreshHours }),
    ...(wantedAcr !== undefined && { wanted_acr: wantedAcr }),
  };
}

function refuse(message: string): Failure<"VALIDATION"> {
  return fail("VALIDATION", { fields: { initiateLoginUri: message } });
}

function rowOf(terms: Omit<NewOpenidClient, "reason">, now: Date) {
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
    ...termsOf(client),
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

/**
 * Whether an owner has granted a client scopes of an API. With its secret, or at a redirect address of their own,
 * whoever connects products could use scopes that they were not granted.
 */
function isOwnersAlone(
  { api_scopes }: Pick<OpenidClient, "api_scopes">,
  { as }: ProductContext["caller"],
): boolean {
  return Object.keys(api_scopes).length > 0 && as !== "owner";
}
