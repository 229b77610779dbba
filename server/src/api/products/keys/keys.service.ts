import { fail } from "@frontdoor/contract/call.ts";
import { addProductKey, newProductKey } from "../../../integrations/keys/product-keys-store.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { endKey, validKeys } from "./keys.store.ts";

/** Makes and ends the keys of the product back ends, so that one is replaced without a gap. */
export function createKeysService(deps: Services) {
  const { clock } = deps;
  const { kysely } = deps.database;

  return {
    createProductKey: ({ body: { holder, label, reason } }, { once, actor }) =>
      once(async (tx) => {
        const key = newProductKey();
        const id = await addProductKey(tx, { clock, holder, key, label });
        await auditThing(tx, deps, "product-key-made", actor, { keyId: id, holder, reason });
        return { id, key };
      }),

    async listProductKeys({ query: { holder, ...asked } }, context) {
      const keys = await pageOf(asked, context, (page) => validKeys(kysely, { holder, ...page }));
      return keys.map(({ product: holder, ...key }) => ({ ...told(key), holder }));
    },

    endProductKey: ({ params: { id }, body: { reason } }, { once, actor }) =>
      once(async (tx) => {
        const ended = await endKey(tx, id, clock());
        if (ended === undefined) return fail("KEY_UNKNOWN");
        await auditThing(tx, deps, "product-key-ended", actor, {
          keyId: id,
          holder: ended.product,
          reason,
        });
        return {};
      }),
  } satisfies ProductHandlers;
}
