import { fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import {
  type ListedLookup,
  type LookupList,
  type OrderedEntries,
  parentLists,
  type SavedEntries,
} from "@frontdoor/contract/products/lookups.ts";
import {
  listEntries,
  orderEntries,
  saveEntries,
  unknownIds,
} from "../../../directory/lookups/lookup-store.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { ProductContext } from "../product-context.ts";

type Caller = Pick<ProductContext, "once" | "holder" | "actor">;

/** The lists that forms offer, as products and the operator keep them. */
export function createLookupsService(deps: { database: Database; clock: Clock }) {
  return {
    save: ({ list, entries }: SavedEntries, { once, holder, actor }: Caller) =>
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
          if (faults.length > 0) return fail("VALIDATION", { fields: Object.fromEntries(faults) });
        }
        await saveEntries(tx, list, entries);
        await auditThing(tx, deps, "lookups-saved", actor, { list, entries: entries.length });
        return { saved: entries.length };
      }),

    list: (list: LookupList): Promise<ListedLookup[]> => listEntries(deps.database.kysely, list),

    order: ({ list, parentId = "", ids }: OrderedEntries, { once, actor }: Caller) =>
      once(async (tx) => {
        const isDone = await orderEntries(tx, { list, parentId, ids });
        if (!isDone) return fail("VALIDATION", { fields: { ids: messages.invalid } });
        await auditThing(tx, deps, "lookups-ordered", actor, { list, entries: ids.length });
        return {};
      }),
  };
}

/** A product keeps the lists of its own forms. */
function mayChange(holder: KeyHolder, list: LookupList): boolean {
  if (holder === "operator") return true;
  return (
    list.startsWith(`${holder}-`) || (holder === "academic" && list === "training-institutions")
  );
}

export type LookupsService = ReturnType<typeof createLookupsService>;
