import { fail } from "@frontdoor/contract/call.ts";
import type { HodLink } from "@frontdoor/contract/products/hod-links.ts";
import { notifyProduct } from "../../../integrations/events/product-events.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Page } from "../../../platform/database/page.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";
import { decideLink, findLinks, holdLink, holdNamed, type LinkRow } from "./hod-links.store.ts";

/** The links between supervisors and heads of department, which count once they are confirmed (SEC-D9). */
export function createHodLinksService(deps: Services) {
  return {
    async listHodLinks({ query: { limit, after, ...filter } }, context) {
      const { kysely } = deps.database;
      const find = (page: Page) => findLinks(kysely, { ...filter, ...page });
      return (await pageOf({ limit, after }, context, find)).map(shown);
    },

    /** A product confirms in the name of the head of department; staff confirm in their own. */
    confirmHodLink: ({ params: { id }, body: { hodId } }, { once, actor, caller }) =>
      once(async (tx) => {
        const held = await holdLink(tx, { id, hodId });
        if (held === undefined) return fail("HOD_LINK_UNKNOWN");
        if (held.status === "confirmed") return {};
        const now = deps.clock();
        await decideLink(tx, id, { status: "confirmed", confirmed_at: now, declined_at: null });
        const confirmed = { kind: "hod-confirmed", subjectId: held.supervisor_id } as const;
        await notifyProduct(tx, deps, { product: "academic", ...confirmed });
        await audit(tx, deps, {
          kind: "hod-link-confirmed",
          ...(caller.kind === "product"
            ? { actor: { ...actor, who: hodId }, details: { link: id, through: actor.who } }
            : { actor, details: { link: id, hodId } }),
          subjectId: held.supervisor_id,
          realm: "academic",
        });
        return {};
      }),

    declineHodLink: ({ params: { id }, body: { hodId, reason } }, { once, actor }) =>
      once(async (tx) => {
        const held = await holdNamed(tx, { id, hodId });
        if (held === undefined || held.status === "confirmed") return fail("HOD_LINK_UNKNOWN");
        if (held.status === "declined") return {};
        await decideLink(tx, id, { declined_at: deps.clock() });
        const missing = { kind: "hod-missing", subjectId: held.supervisor_id } as const;
        await notifyProduct(tx, deps, { product: "academic", ...missing });
        await audit(tx, deps, {
          kind: "hod-link-declined",
          actor,
          subjectId: held.supervisor_id,
          realm: "academic",
          details: { link: id, ...(reason !== undefined && { reason }) },
        });
        return {};
      }),
  } satisfies ProductHandlers;
}

function shown(row: LinkRow): HodLink {
  const { hod_id, hod_name, hod_surname } = row;
  const isNamed = hod_id !== null && hod_name !== null && hod_surname !== null;
  return {
    ...told(row),
    supervisor: {
      id: row.supervisor_id,
      name: row.supervisor_name,
      surname: row.supervisor_surname,
    },
    hod: isNamed ? { id: hod_id, name: hod_name, surname: hod_surname } : null,
  };
}
