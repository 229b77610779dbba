import type { HodLinkState } from "@frontdoor/contract/products/hod-links.ts";
import { sql } from "kysely";
import type { Db, Transaction } from "../../../platform/database/database.ts";
import type { Page } from "../../../platform/database/page.ts";

const state = sql<HodLinkState>`case
  when hod_links.declined_at is not null then 'declined' else hod_links.status end`;

interface LinkFilter extends Page {
  status?: HodLinkState | undefined;
  hodId?: string | undefined;
}

/** Links of supervisors whose accounts are active, newest first. */
export function findLinks(db: Db, { status, hodId, after, limit }: LinkFilter) {
  return db
    .selectFrom("hod_links")
    .innerJoin("accounts as supervisor", "supervisor.id", "hod_links.supervisor_id")
    .innerJoin("academic_profiles as profile", "profile.account_id", "supervisor.id")
    .leftJoin("accounts as hod", "hod.id", "hod_links.hod_id")
    .select([
      "hod_links.id",
      state.as("status"),
      "hod_links.created_at",
      "hod_links.confirmed_at",
      "supervisor.id as supervisor_id",
      "supervisor.name as supervisor_name",
      "supervisor.surname as supervisor_surname",
      "profile.clinical_unit",
      "hod.id as hod_id",
      "hod.name as hod_name",
      "hod.surname as hod_surname",
    ])
    .where("supervisor.status", "=", "active")
    .where((link) => link.and(status === undefined ? [] : [link(state, "=", status)]))
    .where((link) => link.and(hodId === undefined ? {} : { "hod_links.hod_id": hodId }))
    .where((link) => link.and(after === undefined ? [] : [link("hod_links.id", "<", after)]))
    .orderBy("hod_links.id", "desc")
    .limit(limit)
    .execute();
}

export type LinkRow = Awaited<ReturnType<typeof findLinks>>[number];

/** Holds a link that names this active head of department; undefined when there is no such one. */
export function holdLink(tx: Transaction, { id, hodId }: { id: string; hodId: string }) {
  return tx
    .selectFrom("hod_links")
    .innerJoin("accounts as hod", "hod.id", "hod_links.hod_id")
    .select([state.as("status"), "hod_links.supervisor_id"])
    .where("hod_links.id", "=", id)
    .where("hod_links.hod_id", "=", hodId)
    .where("hod.type", "=", "HOD")
    .where("hod.status", "=", "active")
    .forUpdate("hod_links")
    .executeTakeFirst();
}

export async function decideLink(
  tx: Transaction,
  id: string,
  decision: { status?: "confirmed"; confirmed_at?: Date; declined_at: Date | null },
) {
  await tx.updateTable("hod_links").set(decision).where("id", "=", id).execute();
}

/** Locks a link to this head of department, or to an invited one without an account. */
export function holdNamed(
  tx: Transaction,
  { id, hodId }: { id: string; hodId: string | undefined },
): Promise<{ status: HodLinkState; supervisor_id: string } | undefined> {
  return tx
    .selectFrom("hod_links")
    .select([state.as("status"), "supervisor_id"])
    .where("id", "=", id)
    .where((eb) => (hodId === undefined ? eb("hod_id", "is", null) : eb("hod_id", "=", hodId)))
    .forUpdate()
    .executeTakeFirst();
}
