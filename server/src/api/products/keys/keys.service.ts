import { fail } from "@frontdoor/contract/call.ts";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import { addProductKey, newProductKey } from "../../../integrations/keys/product-keys-store.ts";
import type { Actor } from "../../../platform/audit/actor.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { pageOf } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { endKey, validKeys } from "./keys.store.ts";

/** Makes and ends the keys of the product back ends, so that one is replaced without a gap. */
export function createKeysService(deps: ProductDeps) {
  const { clock } = deps;
  const { kysely } = deps.database;

  const record = (
    tx: Transaction,
    kind: string,
    actor: Actor,
    details: { keyId: string; holder: KeyHolder; reason: string },
  ) => audit(tx, deps, { kind, actor, subjectId: null, realm: null, details });

  return {
    createProductKey: ({ body: { holder, label, reason } }, { once, actor }) =>
      once(async (tx) => {
        const key = newProductKey();
        const id = await addProductKey(tx, { clock, holder, key, label });
        await record(tx, "product-key-made", actor, { keyId: id, holder, reason });
        return { id, key };
      }),

    async listProductKeys({ query: { holder, ...asked } }, context) {
      const keys = await pageOf(asked, context, (page) => validKeys(kysely, { holder, ...page }));
      return keys.map(({ id, product: holder, label, created_at: createdAt }) => ({
        id,
        holder,
        label,
        createdAt: createdAt.toISOString(),
      }));
    },

    endProductKey: ({ params: { id }, body: { reason } }, { once, actor }) =>
      once(async (tx) => {
        const ended = await endKey(tx, id, clock());
        if (ended === undefined) return fail("KEY_UNKNOWN");
        await record(tx, "product-key-ended", actor, {
          keyId: id,
          holder: ended.product,
          reason,
        });
        return {};
      }),
  } satisfies ProductHandlers;
}
