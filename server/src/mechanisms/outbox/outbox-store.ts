import { sql } from "kysely";
import type { Database, Db } from "../database/database.ts";
import type { OutboxRow } from "./outbox.ts";

/** Seconds a worker has for a row; then another one may take it (SEC-F3). */
export const leaseSeconds = 30;
/** Attempts after which a row is given up and shown to the operator. */
export const maximumAttempts = 8;

/** Takes up to `count` due rows for this worker alone, oldest first. */
export async function claimDue(database: Database, now: Date, count: number): Promise<OutboxRow[]> {
  const rows = await database.kysely
    .updateTable("outbox")
    .set({
      state: "leased",
      attempts: sql`attempts + 1`,
      lease_until: new Date(now.getTime() + leaseSeconds * 1_000),
    })
    .where("id", "in", (query) =>
      query
        .selectFrom("outbox")
        .select("id")
        .where((or) =>
          or.or([
            or.and([or("state", "=", "waiting"), or("available_at", "<=", now)]),
            or.and([or("state", "=", "leased"), or("lease_until", "<=", now)]),
          ]),
        )
        .orderBy("available_at")
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

export async function markDone(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ state: "done", done_at: now, lease_until: null, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** Puts a row back for later, or gives it up. @param reason an error's name or code, never its text */
export async function markFailed(
  db: Db,
  row: OutboxRow,
  reason: string,
  now: Date,
): Promise<"waiting" | "dead"> {
  const state = row.attempts >= maximumAttempts ? "dead" : "waiting";
  await db
    .updateTable("outbox")
    .set({
      state,
      lease_until: null,
      last_error: reason.slice(0, 100),
      available_at: new Date(now.getTime() + backoffMilliseconds(row.attempts)),
    })
    .where("id", "=", row.id)
    .execute();
  return state;
}

/** 2 s, 4 s, 8 s, … at most 10 minutes, spread by a quarter so that rows do not return together. */
export function backoffMilliseconds(attempts: number, random: () => number = Math.random): number {
  const base = Math.min(2 ** attempts * 1_000, 600_000);
  return Math.round(base * (1 + random() / 4));
}

/** What health and metrics tell: rows by state, and the age of the oldest one that is due. */
export async function outboxStatus(db: Db, now: Date) {
  const rows = await db
    .selectFrom("outbox")
    .select([
      "state",
      (e) => e.fn.countAll<string>().as("count"),
      (e) => e.fn.min("available_at").as("oldest"),
    ])
    .where("state", "!=", "done")
    .groupBy("state")
    .execute();
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const oldest = rows.find((row) => row.state === "waiting")?.oldest ?? null;
  const ageSeconds = oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1_000);
  return {
    waiting: countOf("waiting"),
    leased: countOf("leased"),
    dead: countOf("dead"),
    ageSeconds,
  };
}
