import { fail } from "@frontdoor/contract/call.ts";
import type { EndedGrant } from "@frontdoor/contract/products/scopes.ts";
import { type Actor, whoIs } from "../../../platform/audit/actor.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { addGrant, endGrant, validGrants } from "./scopes.store.ts";

/** Grants products the scopes that none has by itself, and ends that. */
export function createScopesService(deps: ProductDeps) {
  const { clock } = deps;
  const { kysely } = deps.database;

  const record = (tx: Transaction, kind: string, actor: Actor, { product, scope }: EndedGrant) =>
    audit(tx, deps, { kind, actor, subjectId: null, realm: null, details: { product, scope } });

  return {
    grantScope: ({ body: grant }, { once, actor }) =>
      once(async (tx) => {
        const row = { ...grant, id: newId(clock), granted_by: whoIs(actor), granted_at: clock() };
        if (await addGrant(tx, row)) await record(tx, "scope-granted", actor, grant);
        return {};
      }),

    async listScopes() {
      const grants = await validGrants(kysely);
      return grants.map(({ granted_by: grantedBy, granted_at: grantedAt, ...grant }) => ({
        ...grant,
        grantedBy,
        grantedAt: grantedAt.toISOString(),
      }));
    },

    endScope({ body: grant }, { actor }) {
      return kysely.transaction().execute(async (tx) => {
        const ended = { ended_at: clock(), ended_by: whoIs(actor) };
        if (!(await endGrant(tx, grant, ended))) return fail("GRANT_UNKNOWN");
        await record(tx, "scope-ended", actor, grant);
        return {};
      });
    },
  } satisfies ProductHandlers;
}
