import type { Insertable, Selectable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.ts";
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
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Lead[]> {
  return db
    .selectFrom("leads")
    .selectAll()
    .where((lead) => lead.and(after === undefined ? [] : [lead("id", "<", after)]))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
