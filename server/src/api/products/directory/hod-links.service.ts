import { type Failure, fail, type InputOf } from "@frontdoor/contract/call.ts";
import type { HodLink, listHodLinks as listCall } from "@frontdoor/contract/products/hod-links.ts";
import { tellProduct } from "../../../integrations/events/product-events.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { pageOf } from "../page.ts";
import type { ProductContext } from "../product-context.ts";
import {
  findLinks,
  holdLink,
  holdNamed,
  type LinkPage,
  type LinkRow,
  setConfirmed,
  setDeclined,
} from "./hod-links.store.ts";

type Caller = Pick<ProductContext, "once" | "actor">;

/** The links between supervisors and heads of department, which count once they are confirmed (SEC-D9). */
export function createHodLinksService(deps: { database: Database; clock: Clock }) {
  return {
    async list(
      { limit, after, ...filter }: InputOf<typeof listCall>["query"],
      context: Pick<ProductContext, "leadToNextPage">,
    ): Promise<HodLink[]> {
      const find = (page: LinkPage) => findLinks(deps.database.kysely, { ...filter, ...page });
      return (await pageOf({ limit, after }, context, find)).map(shown);
    },

    confirm: (link: { id: string; hodId: string }, { once, actor }: Caller) =>
      once(async (tx): Promise<Record<never, never> | Failure<"HOD_LINK_UNKNOWN">> => {
        const held = await holdLink(tx, link);
        if (held === undefined) return fail("HOD_LINK_UNKNOWN");
        if (held.status === "confirmed") return {};
        await setConfirmed(tx, link.id, deps.clock());
        const confirmed = { kind: "hod-confirmed", subjectId: held.supervisor_id } as const;
        await tellProduct(tx, deps, { product: "academic", ...confirmed });
        await audit(tx, deps, {
          kind: "hod-link-confirmed",
          actor: { ...actor, who: link.hodId },
          subjectId: held.supervisor_id,
          realm: "academic",
          details: { link: link.id, through: actor.who },
        });
        return {};
      }),

    decline: (
      { reason, ...link }: { id: string; hodId: string | undefined; reason: string | undefined },
      { once, actor }: Caller,
    ) =>
      once(async (tx): Promise<Record<never, never> | Failure<"HOD_LINK_UNKNOWN">> => {
        const held = await holdNamed(tx, link);
        if (held === undefined || held.status === "confirmed") return fail("HOD_LINK_UNKNOWN");
        if (held.status === "declined") return {};
        await setDeclined(tx, link.id, deps.clock());
        const missing = { kind: "hod-missing", subjectId: held.supervisor_id } as const;
        await tellProduct(tx, deps, { product: "academic", ...missing });
        await audit(tx, deps, {
          kind: "hod-link-declined",
          actor,
          subjectId: held.supervisor_id,
          realm: "academic",
          details: { link: link.id, ...(reason !== undefined && { reason }) },
        });
        return {};
      }),
  };
}

function shown(row: LinkRow): HodLink {
  const { hod_id, hod_name, hod_surname } = row;
  const isNamed = hod_id !== null && hod_name !== null && hod_surname !== null;
  return {
    id: row.id,
    status: row.status,
    supervisor: {
      id: row.supervisor_id,
      name: row.supervisor_name,
      surname: row.supervisor_surname,
    },
    clinicalUnit: row.clinical_unit,
    hod: isNamed ? { id: hod_id, name: hod_name, surname: hod_surname } : null,
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  };
}

export type HodLinksService = ReturnType<typeof createHodLinksService>;
