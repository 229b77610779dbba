import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** Which events alone are wanted. */
export interface EventFilter {
  /** The account that they are about. */
  person: string | undefined;
  /** The member of staff who did them, as the audit names them. */
  actor: string | undefined;
  kind: string | undefined;
  since: Date | undefined;
  /** Not this moment itself. */
  until: Date | undefined;
}

/** Signed events in the order of the chain; an event of more than 24 months ago may be gone. */
export function listSignedEvents(
  db: Db,
  { after, person, actor, kind, since, until }: EventFilter & { after: number },
  limit: number,
) {
  return db
    .selectFrom("audit_seals as signature")
    .innerJoin("audit_events as event", "event.id", "signature.event_id")
    .select(["signature.position", "signature.hash", "event.id", "event.at", "event.kind"])
    .select(["event.actor", "event.subject_id", "event.realm", "event.details"])
    .where("signature.position", ">", after)
    .where((e) => e.and(person === undefined ? [] : [e("event.subject_id", "=", person)]))
    .where((e) => e.and(actor === undefined ? [] : [e("event.actor", "=", actor), isOfStaff]))
    .where((e) => e.and(kind === undefined ? [] : [e("event.kind", "=", kind)]))
    .where((e) => e.and(since === undefined ? [] : [e("event.at", ">=", since)]))
    .where((e) => e.and(until === undefined ? [] : [e("event.at", "<", until)]))
    .orderBy("signature.position")
    .limit(limit)
    .execute();
}

/** Nothing that the actor does not say: it lets the index of 0027-staff-console.sql be used. */
export const isOfStaff = sql<SqlBool>`actor like 'staff:%'`;
