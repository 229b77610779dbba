import { fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import { type LookupList, parentLists } from "@frontdoor/contract/products/lookups.ts";
import {
  listEntries,
  orderEntries,
  saveEntries,
  unknownIds,
} from "../../../directory/lookups/lookup-store.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductHandlers } from "../product-context.ts";

/** The lists that forms offer, as products and the operator keep them. */
export function createLookupsService(deps: Services) {
  const { database, responseCache } = deps;
  /** Drops the cache after a change, so that no response holds the old list. */
  async function changed<Outcome>(change: Promise<Outcome>): Promise<Outcome> {
    const outcome = await change;
    database.readOwnWrites();
    responseCache.forgetAll();
    return outcome;
  }
  return {
    saveLookups: ({ body: { list, entries } }, { once, holder, actor }) =>
      changed(
        once(async (tx) => {
          if (!mayChange(holder, list)) {
            return fail("VALIDATION", { fields: { list: messages.invalid } });
          }
          const above = parentLists[list];
          if (above !== undefined) {
            const parents = entries.map(({ parentId = "" }) => parentId);
            const unknown = await unknownIds(tx, above, parents);
            const faults = parents.flatMap((id, index) =>
              unknown.has(id) ? [[`entries.${index}.parentId`, messages.invalid]] : [],
            );
            if (faults.length > 0)
              return fail("VALIDATION", { fields: Object.fromEntries(faults) });
          }
          await saveEntries(tx, list, entries);
          await auditThing(tx, deps, "lookups-saved", actor, { list, entries: entries.length });
          return { saved: entries.length };
        }),
      ),

    listLookups: ({ query: { list } }) => listEntries(database.kysely, list),

    orderLookups: ({ body: { list, parentId = "", ids } }, { once, actor }) =>
      changed(
        once(async (tx) => {
          const isDone = await orderEntries(tx, { list, parentId, ids });
          if (!isDone) return fail("VALIDATION", { fields: { ids: messages.invalid } });
          await auditThing(tx, deps, "lookups-ordered", actor, { list, entries: ids.length });
          return {};
        }),
      ),
  } satisfies ProductHandlers;
}

/** A product keeps the lists of its own forms. */
function mayChange(holder: KeyHolder, list: LookupList): boolean {
  if (holder === "operator") return true;
  return (
    list.startsWith(`${holder}-`) || (holder === "academic" && list === "training-institutions")
  );
}
