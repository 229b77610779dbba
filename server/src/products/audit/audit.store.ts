import type { Db } from "../../mechanisms/database/database.ts";

/** Sealed events in the order of the chain; an event of more than 24 months ago may be gone. */
export function listSealedEvents(db: Db, after: number, limit: number) {
  return db
    .selectFrom("audit_seals as seal")
    .innerJoin("audit_events as event", "event.id", "seal.event_id")
    .select(["seal.position", "seal.hash", "event.id", "event.at", "event.kind"])
    .select(["event.actor", "event.subject_id", "event.realm", "event.details"])
    .where("seal.position", ">", after)
    .orderBy("seal.position")
    .limit(limit)
    .execute();
}
