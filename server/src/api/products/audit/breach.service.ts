import type { AffectedAccount } from "@frontdoor/contract/products/operations.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { countEvents } from "./breach.store.ts";

/** What the Information Regulator and the people themselves are to be told (SEC-H10, POPIA s22). */
export function createBreachService(deps: ProductDeps) {
  return {
    /** That it was taken out is an event of the audit. */
    exportBreach: ({ body: { from, to, reason } }, { once, actor }) =>
      once(async (tx) => {
        const counted = await countEvents(tx, { from: momentOf(from), to: momentOf(to) });
        const affected = byAccount(counted);
        const details = {
          first: from ?? null,
          last: to ?? null,
          reason,
          accounts: affected.length,
        };
        await auditThing(tx, deps, "breach-exported", actor, details);
        return affected;
      }),
  } satisfies ProductHandlers;
}

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

function byAccount(counted: Awaited<ReturnType<typeof countEvents>>): AffectedAccount[] {
  const groups = Map.groupBy(counted, ({ account }) => account);
  return [...groups].map(([account, own]) => ({
    account,
    realm: own.find(({ realm }) => realm !== null)?.realm ?? "",
    first: new Date(Math.min(...own.map(({ first }) => first.getTime()))).toISOString(),
    last: new Date(Math.max(...own.map(({ last }) => last.getTime()))).toISOString(),
    what: own
      .map(
        ({ count, kind, actor }) => `${count} × ${kind} by ${actor === account ? "itself" : actor}`,
      )
      .join("; "),
  }));
}
