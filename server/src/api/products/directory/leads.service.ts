import type { ExportedLead } from "@frontdoor/contract/products/operations.ts";
import { type Lead, listLeads, listLeadsPage } from "../../../directory/leads/lead-store.ts";
import type { Actor } from "../../../platform/audit/actor.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { type AskedPage, pageOf } from "../page.ts";
import type { ProductContext } from "../product-context.ts";

/** Contact requests for the people who answer them. That they were taken out is an event of the audit. */
export function createLeadsService(deps: { database: Database; clock: Clock }) {
  const { kysely } = deps.database;
  return {
    exportAll(actor: Actor): Promise<ExportedLead[]> {
      return kysely.transaction().execute(async (tx) => {
        const leads = await listLeads(tx);
        const details = { leads: leads.length };
        const event = { kind: "leads-exported", actor, subjectId: null, realm: null, details };
        await audit(tx, deps, event);
        return leads.map(shown);
      });
    },

    list(
      asked: AskedPage,
      { actor, leadToNextPage }: Pick<ProductContext, "actor" | "leadToNextPage">,
    ): Promise<ExportedLead[]> {
      return kysely.transaction().execute(async (tx) => {
        const leads = await pageOf(asked, { leadToNextPage }, (page) => listLeadsPage(tx, page));
        const details = { leads: leads.length };
        const event = { kind: "leads-read", actor, subjectId: null, realm: null, details };
        await audit(tx, deps, event);
        return leads.map(shown);
      });
    },
  };
}

function shown(lead: Lead): ExportedLead {
  return {
    id: lead.id,
    origin: lead.origin,
    name: lead.name,
    lastName: lead.last_name,
    email: lead.email,
    phoneNumber: lead.phone_number,
    consentText: lead.consent_text,
    createdAt: lead.created_at.toISOString(),
  };
}

export type LeadsService = ReturnType<typeof createLeadsService>;
