import type { ExportedLead } from "@frontdoor/contract/products/operations.ts";
import type { Actor } from "../../mechanisms/audit/actor.ts";
import { audit } from "../../mechanisms/audit/audit.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import { listLeads } from "../../records/leads/lead-store.ts";

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
        return leads.map((lead) => ({
          id: lead.id,
          origin: lead.origin,
          name: lead.name,
          lastName: lead.last_name,
          email: lead.email,
          phoneNumber: lead.phone_number,
          consentText: lead.consent_text,
          createdAt: lead.created_at.toISOString(),
        }));
      });
    },
  };
}

export type LeadsService = ReturnType<typeof createLeadsService>;
