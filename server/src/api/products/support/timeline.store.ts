import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Page } from "../../../platform/database/page.ts";

/** The account or waiting registration of an id, and the registration that the account came from. */
export async function findSubjects(db: Db, id: string): Promise<string[] | null> {
  const known = await db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .unionAll(db.selectFrom("pending_registrations").select("id").where("id", "=", id))
    .execute();
  if (known.length === 0) return null;
  const registered = await db
    .selectFrom("audit_events")
    .select(sql<string | null>`details->>'registrationId'`.as("registrationId"))
    .where("subject_id", "=", id)
    .where("kind", "=", "registered")
    .executeTakeFirst();
  const registration = registered?.registrationId ?? null;
  return registration === null ? [id] : [id, registration];
}

/** The newest first, by ids, which sort by time. */
export function eventsOf(db: Db, subjects: readonly string[], { after, limit }: Page) {
  return db
    .selectFrom("audit_events")
    .select(["id", "at", "kind", "actor", "details"])
    .where("subject_id", "in", [...subjects])
    .where((event) => event.and(after === undefined ? [] : [event("id", "<", after)]))
    .orderBy("id", "desc")
    .limit(limit);
}

/** What a message is about, letter for letter as its index has it (0025-support.sql). */
const matter = sql<string>`coalesce(
  payload->>'accountId', payload->>'tokenId', payload->>'codeId', payload->>'accountIds')`;

/** The mails and SMS to them that the outbox still has: a sent one is kept for a week. */
export function messagesOf(db: Db, matters: readonly string[], { after, limit }: Page) {
  return db
    .selectFrom("outbox")
    .select(["id", "kind", "state", "attempts", "created_at", "done_at", "last_error", "outcome"])
    .select(["provider", "ended_at", "undelivered_because"])
    .where(matter, "in", [...matters])
    .where((row) => row.or([row("kind", "like", "%-mail"), row("kind", "like", "%-sms")]))
    .where((row) => row.and(after === undefined ? [] : [row("id", "<", after)]))
    .orderBy("id", "desc")
    .limit(limit);
}

/** The ids that messages to them may name: their own, and those of their tokens and codes. */
export async function mattersOf(db: Db, subjects: readonly string[]): Promise<string[]> {
  const tokens = await db
    .selectFrom("tokens")
    .select("id")
    .where("subject_id", "in", [...subjects])
    .execute();
  const codes = await db
    .selectFrom("number_changes")
    .select("code_id as id")
    .where("account_id", "in", [...subjects])
    .execute();
  // A reminder of usernames names a list; that of one account has one entry.
  const lists = subjects.map((id) => JSON.stringify([id]));
  return [...subjects, ...lists, ...[...tokens, ...codes].map(({ id }) => id)];
}

/** Logins to account settings that have not ended. */
export function sessionsOf(db: Db, subjects: readonly string[], { after, limit }: Page) {
  return db
    .selectFrom("account_sessions")
    .select(["id", "way", "created_at", "last_used_at", "expires_at"])
    .where("account_id", "in", [...subjects])
    .where((row) => row.and(after === undefined ? [] : [row("id", "<", after)]))
    .orderBy("id", "desc")
    .limit(limit);
}
