import {
  failedStates,
  type MessageState,
  type RetryFilter,
  retriedAtOnce,
} from "@frontdoor/contract/products/outbox.ts";
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../../../platform/database/database.ts";
import { kindsOfChannel } from "../../../platform/outbox/channels.ts";
import type { OutboxTables } from "../../../platform/outbox/outbox-tables.ts";

export interface RowPage {
  /** The id of the row that the page follows. */
  after: string | undefined;
  limit: number;
}

/** Rows in these states, oldest first; never their payload. */
export function listRows(
  db: Db,
  { states, after, limit }: RowPage & { states: readonly MessageState[] },
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

/** Lets a row that failed be tried from the start; tells whether there was one. */
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
 * The same for every row that failed and that all filters hold for, the oldest first.
 * @returns how many, at most `retriedAtOnce`
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
