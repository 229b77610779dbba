import type { AuditVerdict, ExportedEvent } from "@frontdoor/contract/products/operations.ts";
import { sealAudit, verifyAuditChain } from "../../mechanisms/audit/chain.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import { listSealedEvents } from "./audit.store.ts";

const maximumEvents = 1_000;

/** The audit for the operator: to keep a copy elsewhere, and to see that nobody changed it. */
export function createAuditService({ database, clock }: { database: Database; clock: Clock }) {
  const { kysely } = database;
  return {
    /** Events in the order of the chain, each with its place in it; what is new is sealed first. */
    async exportAfter(position = 0): Promise<ExportedEvent[]> {
      await kysely.transaction().execute(sealAudit);
      const events = await listSealedEvents(kysely, position, maximumEvents);
      return events.map(({ at, hash, subject_id: subjectId, ...event }) => ({
        ...event,
        at: at.toISOString(),
        subjectId,
        hash: hash.toString("hex"),
      }));
    },

    async verify(): Promise<AuditVerdict> {
      const check = await verifyAuditChain(kysely, clock());
      if (check.ok) {
        return { valid: true, events: check.events, head: check.head, problem: null, at: null };
      }
      const at = "position" in check ? String(check.position) : check.eventId;
      return { valid: false, events: null, head: null, problem: check.problem, at };
    },
  };
}

export type AuditService = ReturnType<typeof createAuditService>;
