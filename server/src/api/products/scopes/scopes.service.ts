import { fail } from "@frontdoor/contract/call.ts";
import { whoIs } from "../../../platform/audit/actor.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import { newId } from "../../../platform/ids.ts";
import type { Services } from "../../../process/services.ts";
import { told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { addGrant, endGrant, validGrants } from "./scopes.store.ts";

/** Grants products the scopes that none has by itself, and ends that. */
export function createScopesService(deps: Services) {
  const { clock } = deps;
  return {
    grantScope: ({ body: grant }, { once, actor }) =>
      once(async (tx) => {
        const row = { ...grant, id: newId(clock), granted_by: whoIs(actor), granted_at: clock() };
        const { product, scope } = grant;
        const isNew = await addGrant(tx, row);
        if (isNew) await auditThing(tx, deps, "scope-granted", actor, { product, scope });
        return {};
      }),

    listScopes: async () => (await validGrants(deps.database.kysely)).map(told),

    endScope: ({ body: { product, scope } }, { once, actor }) =>
      once(async (tx) => {
        const ended = { ended_at: clock(), ended_by: whoIs(actor) };
        if (!(await endGrant(tx, { product, scope }, ended))) return fail("GRANT_UNKNOWN");
        await auditThing(tx, deps, "scope-ended", actor, { product, scope });
        return {};
      }),
  } satisfies ProductHandlers;
}
