import { type Selectable, sql } from "kysely";
import { type MessageMatter, ownerOfMessage } from "../../../identity/contact/message-owner.ts";
import type { Db } from "../../../platform/database/database.ts";
import { isId } from "../../../platform/ids.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox-tables.ts";

/** A row with what of its payload says what it is about. */
type ShownRow = Omit<
  Selectable<OutboxTables["outbox"]>,
  | "payload"
  | "traceparent"
  | "lease_until"
  | "interrupted"
  | "retried_at"
  | "request_id"
  | "held_by"
  | "recipient_hash"
> &
  MessageMatter & { invite_id: string | null };

const named = (name: string) => sql<string | null>`payload->>${sql.lit(name)}`;

export function findMessage(db: Db, id: string): Promise<ShownRow | undefined> {
  return db
    .selectFrom("outbox")
    .select(["id", "kind", "state", "attempts", "available_at", "created_at", "done_at"])
    .select(["last_error", "outcome", "provider", "provider_id", "country", "ended_at"])
    .select("undelivered_because")
    .select([
      // A reminder of usernames names a list; that of one account has one entry.
      sql<string | null>`coalesce(payload->>'accountId', payload->>'pendingId',
        case when jsonb_array_length(case when jsonb_typeof(payload->'accountIds') = 'array'
          then payload->'accountIds' else '[]'::jsonb end) = 1
          then payload->'accountIds'->>0 end)`.as("account_id"),
      named("tokenId").as("token_id"),
      named("codeId").as("code_id"),
      named("inviteId").as("invite_id"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whom a message is about: an account, or a registration that waits, of which the address is sealed. */
export async function findSubject(
  db: Db,
  row: MessageMatter,
): Promise<{ id: string; email: string | null } | null> {
  const id = await ownerOfMessage(db, row);
  if (id === null || !isId(id)) return null;
  const account = await db
    .selectFrom("accounts")
    .select(["id", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (account !== undefined) return account;
  const pending = await db
    .selectFrom("pending_registrations")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return pending === undefined ? null : { id: pending.id, email: null };
}

export async function addressOfInvite(db: Db, id: string): Promise<string | null> {
  const invite = await db
    .selectFrom("invites")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirst();
  return invite?.email ?? null;
}
