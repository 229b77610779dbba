import { type Failure, fail, type InputOf } from "@frontdoor/contract/call.ts";
import type {
  KeyHolder,
  ListedKey,
  listProductKeys as listCall,
} from "@frontdoor/contract/products/keys.ts";
import { addProductKey, newProductKey } from "../../../integrations/keys/product-keys-store.ts";
import type { Actor } from "../../../platform/audit/actor.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { pageOf } from "../page.ts";
import type { ProductContext } from "../product-context.ts";
import { endKey, validKeys } from "./keys.store.ts";

/** Makes and ends the keys of the product back ends, so that one is replaced without a gap. */
export function createKeysService(deps: { database: Database; clock: Clock }) {
  const { clock } = deps;
  const { kysely } = deps.database;

  const record = (
    tx: Transaction,
    kind: string,
    actor: Actor,
    details: { keyId: string; holder: KeyHolder; reason: string },
  ) => audit(tx, deps, { kind, actor, subjectId: null, realm: null, details });

  return {
    create: (
      { holder, label, reason }: { holder: KeyHolder; label: string; reason: string },
      { once, actor }: Pick<ProductContext, "once" | "actor">,
    ) =>
      once(async (tx): Promise<{ id: string; key: string }> => {
        const key = newProductKey();
        const id = await addProductKey(tx, { clock, holder, key, label });
        await record(tx, "product-key-made", actor, { keyId: id, holder, reason });
        return { id, key };
      }),

    async list(
      { holder, ...asked }: InputOf<typeof listCall>["query"],
      context: Pick<ProductContext, "leadToNextPage">,
    ): Promise<ListedKey[]> {
      const keys = await pageOf(asked, context, (page) => validKeys(kysely, { holder, ...page }));
      return keys.map(({ id, product: holder, label, created_at: createdAt }) => ({
        id,
        holder,
        label,
        createdAt: createdAt.toISOString(),
      }));
    },

    end: (
      { id, reason }: { id: string; reason: string },
      { once, actor }: Pick<ProductContext, "once" | "actor">,
    ) =>
      once(async (tx): Promise<Record<never, never> | Failure<"KEY_UNKNOWN">> => {
        const ended = await endKey(tx, id, clock());
        if (ended === undefined) return fail("KEY_UNKNOWN");
        await record(tx, "product-key-ended", actor, {
          keyId: id,
          holder: ended.product,
          reason,
        });
        return {};
      }),
  };
}

export type KeysService = ReturnType<typeof createKeysService>;
