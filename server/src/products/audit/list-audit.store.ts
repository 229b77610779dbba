import { type SqlBool, sql } from "kysely";
import type { Db } from "../../mechanisms/database/database.ts";
import type { EventFilter } from "./audit.store.ts";

/** Events newest first, sealed or not yet. @param actor the member of staff whose alone, as the audit names them */
export function listEvents(
  db: Db,
  {
    person,
    kind,
    since,
    until,
    actor,
    after,
    limit,
  }: EventFilter & { actor: string | undefined; after: string | undefined; limit: number },
) {
  return db
    .selectFrom("audit_events")
    .select(["id", "at", "kind", "actor", "subject_id", "realm", "details"])
    .where((e) => e.and(after === undefined ? [] : [e("id", "<", after)]))
    .where((e) => e.and(person === undefined ? [] : [e("subject_id", "=", person)]))
    .where((e) => e.and(actor === undefined ? [] : [e("actor", "=", actor), isOfStaff]))
    .where((e) => e.and(kind === undefined ? [] : [e("kind", "=", kind)]))
    .where((e) => e.and(since === undefined ? [] : [e("at", ">=", since)]))
    .where((e) => e.and(until === undefined ? [] : [e("at", "<", until)]))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Nothing that the actor does not say: it lets the index of 0027-staff-console.sql be used. */
const isOfStaff = sql<SqlBool>`actor like 'staff:%'`;
