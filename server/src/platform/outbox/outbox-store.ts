import { type ExpressionBuilder, sql } from "kysely";
import { clocksDiffer } from "../clock.ts";
import { databaseTime } from "../database/compare-clocks.ts";
import type { Database, Db } from "../database/database.ts";
import type { OutboxRow } from "./outbox.ts";
import type { OutboxTables } from "./outbox-tables.ts";
import type { Outcome } from "./outcome.ts";
import {
  backoffMilliseconds,
  longestAwaySeconds,
  longestBackoffSeconds,
  patientMilliseconds,
} from "./retry.ts";

/** Seconds after the last sign of its worker before another may claim a row (SEC-F3). */
export const leaseSeconds = 30;
/** Failed attempts after which a row has failed for good and is shown to the operator. */
const maximumFailures = 8;
/** Attempts that ended with their process after which a row waits longer: the row may be the cause. */
const patientInterruptions = 8;
/** The most leases by which it waits longer: ten minutes. */
const longestPatience = 20;

/** Claims up to `count` due rows for this worker, oldest first. */
export async function claimDue(database: Database, now: Date, count: number): Promise<OutboxRow[]> {
  const rows = await database.kysely
    .with("due", (db) =>
      db
        .selectFrom("outbox")
        .select("id")
        .where((e) =>
          e.or([
            e.and([e("state", "=", "waiting"), e("available_at", "<=", now)]),
            e.and([e("state", "=", "leased"), isOver(now)]),
          ]),
        )
        .orderBy("available_at")
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("outbox")
    .from("due")
    .set({
      state: "leased",
      attempts: sql`outbox.attempts + 1`,
      interrupted: sql`outbox.interrupted + (outbox.state = 'leased')::integer`,
      lease_until: leaseFrom(now),
    })
    .whereRef("outbox.id", "=", "due.id")
    .returningAll("outbox")
    .execute();
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** Whether a row's lease has ended; a row that was claimed by many processes that ended has a longer one. */
const isOver = (now: Date) =>
  sql<boolean>`lease_until <= ${now}::timestamptz - make_interval(secs =>
    ${leaseSeconds} * least(greatest(interrupted - ${patientInterruptions}, 0), ${longestPatience}))`;

/** Renews the leases of these rows. A row that another worker has claimed meanwhile stays with that one. */
export async function renewLeases(db: Db, rows: readonly OutboxRow[], now: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ lease_until: leaseFrom(now) })
    .where((e) => e.or(rows.map((row) => isClaim(e, row))))
    .execute();
}

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseSeconds * 1_000);

/** What is known about a message once it was sent. */
export type SentFields = Partial<
  Pick<OutboxRow, "provider" | "provider_id" | "country" | "recipient_hash">
>;

/**
 * @param outcome null for work of the server itself
 * @returns false when the lease had ended and another worker has the row
 */
export async function markDone(
  db: Db,
  row: OutboxRow,
  { outcome, now, left = {} }: { outcome: Outcome | null; now: Date; left?: SentFields },
): Promise<boolean> {
  const done = {
    state: "done",
    outcome,
    done_at: now,
    lease_until: null,
    last_error: null,
    ...left,
  } as const;
  const { numUpdatedRows } = await heldBy(db, row).set(done).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface FailedTry {
  /** A response without personal details, or an error's name or code. */
  reason: string;
  /**
   * `away` does not concern the message, `later` defers it: both end only by its age. `refused` ends it, `failed` is
   * one of its eight attempts.
   */
  means: "away" | "later" | "refused" | "failed";
  /** The waits of the row's kind, in place of 2, 4, 8, … seconds. */
  waitsSeconds?: readonly number[] | undefined;
}

/**
 * Puts a row back for a later attempt, or marks it as failed for good.
 * @returns null where the row is done, or another worker has it: then it stays as it is
 */
export async function markFailed(
  db: Db,
  row: OutboxRow,
  { reason, means, waitsSeconds }: FailedTry,
  now: Date,
): Promise<"waiting" | "dead" | null> {
  const failures = row.attempts - row.interrupted;
  // A first failure never ends a row because of its age: a clock may have run ahead, or all processes may have been
  // stopped for a day.
  const isLate = isTooOld(row, now) && row.last_error !== null;
  const waitsItsDay = means === "away" || means === "later";
  const isGivenUp = waitsItsDay ? isLate : failures >= maximumFailures;
  const state = isGivenUp || means === "refused" ? "dead" : "waiting";
  const age = now.getTime() - triedSince(row).getTime();
  const wait = waitsItsDay
    ? patientMilliseconds(age, means, Math.random)
    : backoffMilliseconds(failures, Math.random, waitsSeconds);
  const { numUpdatedRows } = await heldBy(db, row)
    .set({
      state,
      outcome: state === "waiting" ? null : means === "refused" ? "refused" : "given-up",
      attempts: waitsItsDay ? row.attempts - 1 : row.attempts,
      lease_until: null,
      last_error: reason.slice(0, 300),
      available_at: new Date(now.getTime() + wait),
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n ? state : null;
}

/**
 * Records which provider may have a row's message, or that none has it.
 * @throws LeaseLost where another worker has the row: that one sends it, perhaps by another provider
 */
export async function noteHolder(db: Db, row: OutboxRow, by: string | null): Promise<void> {
  const { numUpdatedRows } = await heldBy(db, row).set({ held_by: by }).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost();
}

class LeaseLost extends Error {
  override name = "LeaseLost";
}

function heldBy(db: Db, row: OutboxRow) {
  return db.updateTable("outbox").where((e) => isClaim(e, row));
}

/** Matches a row only under this claim: the next claim has another number, so a late worker changes nothing. */
function isClaim(e: ExpressionBuilder<OutboxTables, "outbox">, row: OutboxRow) {
  return e.and({ id: row.id, state: "leased", attempts: row.attempts });
}

/**
 * How long a message waits for an unavailable transport, or is deferred; after a longer outage the operator decides.
 */
const queueLifetimeHours = 24;

/** A retry by the operator gives it another day. */
const triedSince = ({ retried_at, created_at }: OutboxRow) => retried_at ?? created_at;

const isTooOld = (row: OutboxRow, now: Date) =>
  now.getTime() - triedSince(row).getTime() >= queueLifetimeHours * 3_600_000;

/** Whether a row seems to end the processes that take it, and did so for longer than any message waits. */
export const endsProcesses = (row: OutboxRow, now: Date) =>
  row.interrupted > patientInterruptions && isTooOld(row, now);

/** The most rows that are made due at once. */
export const broughtBackAtOnce = 1_000;

/**
 * Makes rows due whose wait is longer than their next try explains. A clock that ran ahead and was set back since has
 * written their time, and a mail would otherwise leave a day late (SEC-F12). Does nothing where this process's clock differs
 * from the database's.
 * @param ownWaitsSeconds the longest wait of each kind that has waits of its own
 * @returns how many rows, at most {@link broughtBackAtOnce}
 */
export async function bringBack(
  db: Db,
  now: Date,
  ownWaitsSeconds: Readonly<Record<string, number>>,
): Promise<number> {
  if (!(await isDatabaseTime(db, now))) return 0;
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds + clocksDiffer);
  const longestWaitSeconds = sql`coalesce(
    (${JSON.stringify(ownWaitsSeconds)}::jsonb ->> kind)::float8,
    greatest(least(power(2, attempts - interrupted), ${longestBackoffSeconds}), ${longestAwaySeconds},
      least(extract(epoch from ${now}::timestamptz - coalesce(retried_at, created_at)) / 4, ${longestBackoffSeconds})
    )::float8)`;
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      available_at: now,
      lease_until: sql`case when state = 'leased' then ${leaseFrom(now)}::timestamptz end`,
    })
    .where("id", "in", (e) =>
      e
        .selectFrom("outbox")
        .select("id")
        .where(({ and, or, eb }) =>
          or([
            and([
              eb("state", "=", "waiting"),
              eb("available_at", ">", after(0)),
              sql<boolean>`available_at > ${after(0)}::timestamptz + ${longestWaitSeconds} * interval '1.25 seconds'`,
            ]),
            and([eb("state", "=", "leased"), eb("lease_until", ">", after(leaseSeconds * 1_000))]),
          ]),
        )
        .orderBy("id")
        .limit(broughtBackAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether a clock agrees with the database's. */
async function isDatabaseTime(db: Db, now: Date): Promise<boolean> {
  return Math.abs(+(await databaseTime(db)) - +now) < clocksDiffer;
}

/** The state of the outbox for health and metrics. */
export type OutboxStatus = Awaited<ReturnType<typeof outboxStatus>>;

/** Counts the rows that were not sent yet. */
export async function outboxStatus(db: Db, now: Date) {
  const rows = await db
    .selectFrom("outbox")
    .select(["state", (e) => e.fn.countAll<string>().as("count")])
    .where("state", "!=", "done")
    .groupBy("state")
    .execute();
  const oldest = await db
    .selectFrom("outbox")
    .select((e) => e.fn.min("created_at").as("createdAt"))
    .where("state", "in", ["waiting", "leased"])
    .where((e) => e.or([e("available_at", "<=", now), e("last_error", "is not", null)]))
    .executeTakeFirst();
  const createdAt: Date | null = oldest?.createdAt ?? null;
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    waiting: countOf("waiting"),
    leased: countOf("leased"),
    dead: countOf("dead"),
    /** The age of the oldest row that is overdue; rows for later do not count. */
    ageSeconds: createdAt === null ? 0 : Math.max(0, (now.getTime() - createdAt.getTime()) / 1_000),
  };
}
