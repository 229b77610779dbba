import { fail } from "@frontdoor/contract/call.ts";
import { foreignScopesMessage, takenApiMessage } from "@frontdoor/contract/products/openid-apis.ts";
import {
  addOpenidApi,
  endOpenidApi,
  findOpenidApi,
  openidApis,
} from "../../../integrations/openid-state/openid-apis.ts";
import {
  holdOpenidClient,
  setApiScopes,
} from "../../../integrations/openid-state/openid-clients.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Services } from "../../../process/services.ts";
import { told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";

/** The APIs of the products, as the operator keeps them. */
export function openidApisRoutes(deps: Services) {
  const { clock } = deps;
  return {
    addOpenidApi: ({ body: { reason, ...terms } }, { actor, once }) =>
      once(async (tx) => {
        const added = await addOpenidApi(tx, {
          identifier: terms.identifier,
          product: terms.product,
          scopes: JSON.stringify(terms.scopes),
          tokens: terms.tokens,
          token_minutes: terms.tokenMinutes,
          created_at: clock(),
          ended_at: null,
        });
        if (!added) return fail("VALIDATION", { fields: { identifier: takenApiMessage } });
        const details = { identifier: terms.identifier, reason };
        await auditThing(tx, deps, "openid-api-added", actor, details);
        return {};
      }),

    grantOpenidApi: ({ params: { id }, body: { identifier, scopes, reason } }, { actor, once }) =>
      once(async (tx) => {
        const client = await holdOpenidClient(tx, id);
        if (client === undefined) return fail("OPENID_CLIENT_UNKNOWN");
        const api = await findOpenidApi(tx, identifier);
        if (api?.product !== client.product) return fail("OPENID_API_UNKNOWN");
        if (!scopes.every((scope) => api.scopes.includes(scope))) {
          return fail("VALIDATION", { fields: { scopes: foreignScopesMessage } });
        }
        await setApiScopes(tx, { id, identifier, scopes });
        const details = { clientId: id, identifier, scopes: scopes.join(" "), reason };
        await auditThing(tx, deps, "openid-api-granted", actor, details);
        return {};
      }),

    listOpenidApis: async () =>
      (await openidApis(deps.database.kysely)).map((api) => ({
        ...told(api),
        scopes: [...api.scopes],
      })),

    endOpenidApi: ({ body: { identifier } }, { actor, once }) =>
      once(async (tx) => {
        if (!(await endOpenidApi(tx, identifier, clock()))) return fail("OPENID_API_UNKNOWN");
        await auditThing(tx, deps, "openid-api-ended", actor, { identifier });
        return {};
      }),
  } satisfies ProductHandlers;
}
