import type { Db } from "../../../platform/database/database.ts";
import { type EventFilter, isOfStaff } from "./audit.store.ts";

/** Events newest first, signed or not yet. */
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
  }: EventFilter & { after: string | undefined; limit: number },
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
