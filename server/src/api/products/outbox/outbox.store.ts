import {
  failedStates,
  type MessageState,
  type RetryFilter,
  retriedAtOnce,
} from "@frontdoor/contract/products/outbox.ts";
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import { type MessageMatter, ownerOfMessage } from "../../../identity/contact/message-owner.ts";
import type { Db, Transaction } from "../../../platform/database/database.ts";
import type { Page } from "../../../platform/database/page.ts";
import { isId } from "../../../platform/ids.ts";
import { kindsOfChannel } from "../../../platform/outbox/channels.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox-tables.ts";

/** Rows in these states, oldest first; never their payload. */
export function listRows(
  db: Db,
  { states, after, limit }: Page & { states: readonly MessageState[] },
) {
  return db
    .selectFrom("outbox")
    .select(["id", "kind", "state", "attempts", "created_at", "last_error", "outcome"])
    .where((row) =>
      states.every((state) => state === "undelivered")
        ? row.and({ state: "done", outcome: "undelivered" })
        : row("state", "!=", "done"),
    )
    .where((row) => row.or(states.map((state) => isInState(row, state))))
    .where((row) => row.and(after === undefined ? [] : [row("id", ">", after)]))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Makes a failed row pending again, with no attempts counted; returns whether there was one. */
export async function reviveRow(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const revived = await tx
    .updateTable("outbox")
    .set(anew(now))
    .where("id", "=", id)
    .where("state", "=", "dead")
    .executeTakeFirst();
  return revived.numUpdatedRows === 1n;
}

/**
 * The same for every failed row that matches all filters, the oldest first. @returns how many, at most `retriedAtOnce`
 */
export async function reviveRows(tx: Transaction, filter: RetryFilter, now: Date): Promise<number> {
  const { state, channel, kind, answer, since, before } = filter;
  const revived = await tx
    .updateTable("outbox")
    .set(anew(now))
    .where("id", "in", (e) =>
      e
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "dead")
        .where((row) =>
          row.and([
            row.or((state === undefined ? failedStates : [state]).map((s) => isInState(row, s))),
            ...(channel === undefined
              ? []
              : [row.or(kindsOfChannel[channel].map((like) => row("kind", "like", like)))]),
            ...(kind === undefined ? [] : [row("kind", "=", kind)]),
            ...(answer === undefined
              ? []
              : [sql<boolean>`position(lower(${answer}) in lower(last_error)) > 0`]),
            ...(since === undefined ? [] : [row("created_at", ">=", new Date(since))]),
            ...(before === undefined ? [] : [row("created_at", "<", new Date(before))]),
          ]),
        )
        .orderBy("id")
        .limit(retriedAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(revived.numUpdatedRows);
}

const anew = (now: Date) =>
  ({
    state: "waiting",
    outcome: null,
    attempts: 0,
    interrupted: 0,
    available_at: now,
    retried_at: now,
    last_error: null,
    provider: null,
    provider_id: null,
  }) as const;

function isInState(
  { and, or, eb }: ExpressionBuilder<OutboxTables, "outbox">,
  state: MessageState,
): ExpressionWrapper<OutboxTables, "outbox", SqlBool> {
  switch (state) {
    case "waiting":
      return and([eb("state", "=", "waiting")]);
    case "sending":
      return and([eb("state", "=", "leased")]);
    case "refused":
      return and([eb("state", "=", "dead"), eb("outcome", "=", "refused")]);
    case "given-up":
      return and([
        eb("state", "=", "dead"),
        or([eb("outcome", "is", null), eb("outcome", "!=", "refused")]),
      ]);
    case "handed-over":
    case "delivered":
    case "undelivered":
    case "not-needed":
      return and([eb("state", "=", "done"), eb("outcome", "=", state)]);
    case "done":
      return and([eb("state", "=", "done"), eb("outcome", "is", null)]);
    default:
      return state satisfies never;
  }
}

type Row = Pick<OutboxTables["outbox"], "state"> & { outcome: string | null };

const ends = ["handed-over", "delivered", "undelivered", "not-needed"] as const;

/** The state of a message by its row; a state that the row does not tell is left out. */
export function messageState({ state, outcome }: Row): MessageState {
  switch (state) {
    case "waiting":
      return "waiting";
    case "leased":
      return "sending";
    case "dead":
      return outcome === "refused" ? "refused" : "given-up";
    case "done":
      return ends.find((end) => end === outcome) ?? "done";
    default:
      return state satisfies never;
  }
}

const named = (name: string) => sql<string | null>`payload->>${sql.lit(name)}`;

/** A row with the parts of its payload that name its subject. */
export function findMessage(db: Db, id: string) {
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

/** The subject of a message: an account, or a pending registration, whose address is encrypted. */
export async function findSubject(db: Db, row: MessageMatter) {
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
