import { type Expression, type QueryCreator, type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { LockoutLimits } from "../../platform/rate-limits/limits.ts";
import { deviceHash } from "../devices/device.ts";
import type { Attempt, CountedName } from "./lockout-tables.ts";

/** Stands for all clients that a username does not know. */
export const strangers = "";

export interface CountedAttempt {
  client: string;
  total: number;
  locked_until: Date | null;
}

/**
 * Counts an attempt by one statement, so that parallel guesses cannot exceed the limit; the attempt that reaches it
 * locks at once. The count need not be on disk before the password is checked: the next commit, which stores how the
 * attempt ended, syncs it too.
 * @returns undefined when the client is locked or its total is full (63B 3.2.2): nothing was counted
 */
export async function countAttempt(
  db: Db,
  attempt: Attempt,
  limits: LockoutLimits,
  now: Date,
): Promise<CountedAttempt | undefined> {
  const { rows } = await counting(attempt, limits, now).execute(db);
  return rows[0];
}

/**
 * As `countAttempt`, in one statement with a query that returns one row.
 * @param question its columns must not have the names of a counter's
 */
export async function countAttemptBeside<Row>(
  db: Db,
  attempt: Attempt,
  { limits, now, question }: { limits: LockoutLimits; now: Date; question: Expression<Row> },
): Promise<{ counted: CountedAttempt | undefined; answer: Row }> {
  const { rows } = await sql<Row & (CountedAttempt | Record<keyof CountedAttempt, null>)>`
    with counted as (${counting(attempt, limits, now)})
    select question.*, counted.client, counted.total, counted.locked_until
    from ${question} as question left join counted on true
  `.execute(db);
  const [answer] = rows;
  if (answer === undefined) throw new Error("A question beside an attempt has one answer.");
  return { counted: answer.client === null ? undefined : answer, answer };
}

function counting(attempt: Attempt, limits: LockoutLimits, now: Date): RawBuilder<CountedAttempt> {
  const quietSince = new Date(now.getTime() - limits.quietHours * 3_600_000);
  const isQuiet = sql`counter.last_attempt_at < ${quietSince}`;
  const failures = sql`(case when counter.locked_until is not null or ${isQuiet} then 1 else counter.failures + 1 end)`;
  const locks = sql`(case when ${isQuiet} then 0 else counter.locks end)`;
  const locksFirst = limits.failuresBeforeLock === 1;
  return sql<CountedAttempt>`
    insert into login_counters as counter
      (realm, username_index, client, failures, total, locked_until, locks, last_attempt_at)
    values (
      ${attempt.realm}, ${attempt.usernameIndexes[0]}, ${clientOf(attempt)}, 1, 1,
      ${locksFirst ? lockEnd(limits, now, sql`0`) : null}::timestamptz, ${locksFirst ? 1 : 0}, ${now}
    )
    on conflict (realm, username_index, client) do update set
      failures = ${failures},
      total = counter.total + 1,
      locked_until = case when ${failures} >= ${limits.failuresBeforeLock}::int
        then ${lockEnd(limits, now, locks)} end,
      locks = ${locks} + case when ${failures} >= ${limits.failuresBeforeLock}::int then 1 else 0 end,
      last_attempt_at = ${now}
    where (counter.locked_until is null or counter.locked_until <= ${now})
      and counter.total < ${limits.failuresBeforeDisabled}::int
    returning client, total, locked_until, set_config('synchronous_commit', 'off', true)
  `;
}

/** Whether attempts of this client are refused now. */
export async function isClosed(
  db: Db,
  attempt: Attempt,
  limits: LockoutLimits,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("login_counters")
    .select("client")
    .where("realm", "=", attempt.realm)
    .where("username_index", "in", [...attempt.usernameIndexes])
    .where("client", "=", clientOf(attempt))
    .where((e) =>
      e.or([e("total", ">=", limits.failuresBeforeDisabled), e("locked_until", ">", now)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Until when attempts of this client are refused; null where they are not, or until a reset. */
export async function lockedUntil(db: Db, attempt: Attempt, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom("login_counters")
    .select((e) => e.fn.max("locked_until").as("until"))
    .where("realm", "=", attempt.realm)
    .where("username_index", "in", [...attempt.usernameIndexes])
    .where("client", "=", clientOf(attempt))
    .where("locked_until", ">", now)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** The counter in which an attempt would be counted. */
export async function readCounter(
  db: Db,
  attempt: Attempt,
): Promise<{ client: string; total: number }> {
  const { rows } = await sql<{ client: string; total: number }>`
    select asking.client, coalesce(max(counter.total), 0) as total
    from (select ${clientOf(attempt)} as client) as asking
    left join login_counters as counter
      on counter.realm = ${attempt.realm} and counter.client = asking.client
      and counter.username_index in (${sql.join([...attempt.usernameIndexes])})
    group by asking.client
  `.execute(db);
  return rows[0] ?? { client: strangers, total: 0 };
}

/**
 * Takes one attempt off a counter.
 * @param hasLocked whether the attempt locked the counter: then none has been counted since
 * @param isAlone whether it is a transaction by itself: then it waits for the disk no more than the counting did
 */
export async function uncountAttempt(
  db: Db,
  { realm, usernameIndexes: [index] }: CountedName,
  { client, hasLocked, isAlone = false }: { client: string; hasLocked: boolean; isAlone?: boolean },
): Promise<void> {
  await sql`
    update login_counters set
      failures = greatest(failures - 1, 0),
      total = greatest(total - 1, 0),
      locks = locks - case when ${hasLocked}::boolean and locked_until is not null then 1 else 0 end,
      locked_until = case when ${hasLocked}::boolean then null else locked_until end
    where realm = ${realm} and username_index = ${index} and client = ${client}
    ${isAlone ? sql`returning set_config('synchronous_commit', 'off', true)` : sql``}
  `.execute(db);
}

/** Forgets the counters of a username: those of one client, or all of them. */
export function forgettingCounters(
  db: QueryCreator<Tables>,
  { realm, usernameIndexes }: CountedName,
  client?: string,
) {
  return db
    .deleteFrom("login_counters")
    .where("realm", "=", realm)
    .where("username_index", "in", [...usernameIndexes])
    .where((counter) => counter.and(client === undefined ? {} : { client }));
}

/** During a rotation of the master key: moves counters from the previous key's index to the current one's. */
export async function moveCounters(
  db: Db,
  { realm, usernameIndexes: [current, ...others] }: CountedName,
): Promise<void> {
  if (others.length === 0) return;
  await sql`
    with moved as (
      delete from login_counters
      where realm = ${realm} and username_index in (${sql.join(others)}) returning *
    )
    insert into login_counters as counter
      (realm, username_index, client, failures, total, locked_until, locks, last_attempt_at)
    select realm, ${current}, client, failures, total, locked_until, locks, last_attempt_at from moved
    on conflict (realm, username_index, client) do update set
      failures = greatest(counter.failures, excluded.failures),
      total = greatest(counter.total, excluded.total),
      locked_until = greatest(counter.locked_until, excluded.locked_until),
      locks = greatest(counter.locks, excluded.locks),
      last_attempt_at = greatest(counter.last_attempt_at, excluded.last_attempt_at)
  `.execute(db);
}

/** The counter that an attempt belongs to: a device's own only when the username knows it. */
function clientOf({ realm, usernameIndexes, deviceId }: Attempt): RawBuilder<string> {
  if (deviceId === null) return sql`${strangers}`;
  const hash = deviceHash(deviceId);
  return sql`(case when exists (
    select from known_devices as device where device.realm = ${realm}
      and device.username_index in (${sql.join(usernameIndexes)}) and device.device_hash = ${hash}
  ) then ${hash.toString("base64url")}::text else ${strangers}::text end)`;
}

/** The wait doubles with each lock before. */
function lockEnd(limits: LockoutLimits, now: Date, locks: RawBuilder<unknown>) {
  const minutes = sql`least(${limits.lockMinutes}::int * power(2, least(${locks}, 20)), ${limits.maximumLockMinutes}::int)`;
  return sql`${now}::timestamptz + make_interval(mins => (${minutes})::int)`;
}
