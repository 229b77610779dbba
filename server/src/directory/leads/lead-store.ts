import type { LeadState } from "@frontdoor/contract/products/leads.ts";
import type { Insertable, Selectable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { Page } from "../../platform/database/page.ts";
import type { LeadTables } from "./lead-tables.ts";

export type Lead = Selectable<LeadTables["leads"]>;

export async function addLead(tx: Transaction, lead: Insertable<LeadTables["leads"]>) {
  await tx.insertInto("leads").values(lead).execute();
}

export function findLead(db: Db, id: string): Promise<Lead | undefined> {
  return db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Every lead that is kept, newest first. */
export function listLeads(db: Db): Promise<Lead[]> {
  return db.selectFrom("leads").selectAll().orderBy("created_at", "desc").orderBy("id").execute();
}

/** A page of them, newest first. */
export function listLeadsPage(
  db: Db,
  { state, after, limit }: Page & { state?: LeadState | undefined },
): Promise<Lead[]> {
  return db
    .selectFrom("leads")
    .selectAll()
    .where((lead) => lead.and(state === undefined ? [] : [lead("state", "=", state)]))
    .where((lead) => lead.and(after === undefined ? [] : [lead("id", "<", after)]))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Sets the state of a lead. @returns false where the lead is not kept any more */
export async function setLeadState(
  tx: Transaction,
  { id, state, by, at }: { id: string; state: LeadState; by: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("leads")
    .set({ state, state_changed_at: at, state_changed_by: by })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
