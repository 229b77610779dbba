import { fail } from "@frontdoor/contract/call.ts";
import type { ExportedLead } from "@frontdoor/contract/products/leads.ts";
import {
  type Lead,
  listLeads,
  listLeadsPage,
  setLeadState,
} from "../../../directory/leads/lead-store.ts";
import { staffNames } from "../../../directory/staff/list-staff.ts";
import { staffIdOf, whoIs } from "../../../platform/audit/actor.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";
import { pageOf, told } from "../page.ts";
import type { ProductHandlers } from "../product-context.ts";

/** Lists and exports contact requests for those who answer them. An export is an event of the audit. */
export function createLeadsService(deps: Services) {
  return {
    exportLeads: (_input, { once, actor }) =>
      once(async (tx) => {
        const leads = await listLeads(tx);
        await auditThing(tx, deps, "leads-exported", actor, { leads: leads.length });
        return shown(tx, leads);
      }),

    listLeads: ({ query: { state, ...asked } }, { once, actor, leadToNextPage }) =>
      once(async (tx) => {
        const leads = await pageOf(asked, { leadToNextPage }, (page) =>
          listLeadsPage(tx, { state, ...page }),
        );
        await auditThing(tx, deps, "leads-read", actor, { leads: leads.length });
        return shown(tx, leads);
      }),

    markLead: ({ params: { id }, body: { state } }, { once, actor }) =>
      once(async (tx) => {
        const change = { id, state, by: whoIs(actor), at: deps.clock() };
        if (!(await setLeadState(tx, change))) return fail("LEAD_UNKNOWN");
        await auditThing(tx, deps, "lead-marked", actor, { lead: id, state });
        return {};
      }),
  } satisfies ProductHandlers;
}

async function shown(tx: Transaction, leads: readonly Lead[]): Promise<ExportedLead[]> {
  const ids = leads.flatMap(({ state_changed_by }) => staffIdOf(state_changed_by ?? "") ?? []);
  const names = await staffNames(tx, ids);
  return leads.map((lead) => ({
    ...told(lead),
    staffName: names.get(staffIdOf(lead.state_changed_by ?? "") ?? "") ?? null,
  }));
}
