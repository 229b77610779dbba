import { sql } from "kysely";
import { clocksDiffer } from "../clock.ts";
import type { Db } from "../database/database.ts";
import { blindIndex } from "../encryption.ts";
import type { KeyedDeps } from "../keys/keys.ts";
import { clientKey, countersOf, type RateLimitKey } from "./counters.ts";
import { countsClients, type Limits, type RateLimitName } from "./limits.ts";
import { rateLimitOf } from "./named-networks.ts";

export interface RateLimitDeps extends KeyedDeps {
  limits: Limits;
}

type Taken = { allowed: true } | Spent;

/** A used-up rate limit, and its window that refuses. */
export type Spent = ReturnType<typeof spent>;

/**
 * Counts one use of a rate limit and says whether it was within the limit; exact under parallel calls. Keys need no
 * account: invented names are counted too. A use that a short window refuses does not count in the longer ones, so that a
 * stranger's burst does not use up a person's day.
 */
export async function takeRateLimit(
  db: Db,
  deps: RateLimitDeps,
  name: RateLimitName,
  key: RateLimitKey,
): Promise<Taken> {
  const now = deps.clock();
  const counters = countersFor(deps, name, key);
  for (const { keyIndex, minutes, limit } of counters) {
    const { used, endsAt } = await count(db, { name, keyIndex, minutes, now });
    if (used <= limit) continue;
    const refused = spent(limit, minutes, endsAt.getTime() - now.getTime());
    if (counters.every((other) => other.minutes <= minutes)) return refused;
    // After the wait for this window a longer one that is used up would refuse.
    const longest = await isRateLimitReached(db, deps, name, key);
    return longest.allowed ? refused : longest;
  }
  return { allowed: true };
}

/**
 * Counts one use of each of these, in their order, up to the first that is used up.
 * @returns that one; null where none is
 */
export async function takeEach<Name extends RateLimitName>(
  db: Db,
  deps: RateLimitDeps,
  uses: readonly (readonly [Name, RateLimitKey])[],
): Promise<{ name: Name; spent: Spent } | null> {
  for (const [name, key] of uses) {
    const taken = await takeRateLimit(db, deps, name, key);
    if (!taken.allowed) return { name, spent: taken };
  }
  return null;
}

/** As `takeRateLimit`, but each thing is counted once within an hour, however often it comes. */
export async function takeRateLimitFor(
  db: Db,
  deps: RateLimitDeps,
  { name, key, thing }: { name: RateLimitName; key: RateLimitKey; thing: string },
): Promise<void> {
  const keyIndex = indexOf(deps, name, `${clientKey(deps.limits.rateLimits[name], key)} ${thing}`);
  const things = { name: `${name} once`, keyIndex, minutes: 60, now: deps.clock() };
  const { used } = await count(db, things);
  if (used === 1) await takeRateLimit(db, deps, name, key);
}

/**
 * When the window ends that began with the first use of a thing; further uses within it do not change that.
 * @param name of the thing, different from every rate limit's
 */
export async function windowOf(
  db: Db,
  { keys, clock }: Pick<RateLimitDeps, "keys" | "clock">,
  { name, thing, minutes }: { name: string; thing: string; minutes: number },
): Promise<Date> {
  const keyIndex = blindIndex(keys, name, thing);
  return (await count(db, { name, keyIndex, minutes, now: clock() })).endsAt;
}

/** Whether a rate limit is used up, without counting. */
export async function isRateLimitReached(
  db: Db,
  deps: RateLimitDeps,
  name: RateLimitName,
  key: RateLimitKey,
): Promise<Taken> {
  const now = deps.clock();
  const counters = countersFor(deps, name, key);
  const rows = await db
    .selectFrom("budget_windows")
    .selectAll()
    .where("name", "=", name)
    .where("key_index", "in", [...new Set(counters.map(({ keyIndex }) => keyIndex))])
    .execute();
  const full = counters.flatMap(({ keyIndex, minutes, limit }) => {
    const row = rows.find((each) => each.key_index === keyIndex && each.window_minutes === minutes);
    if (row === undefined || row.used < limit) return [];
    const length = minutes * 60_000;
    const wait = row.started_at.getTime() + length - now.getTime();
    return wait > 0 && wait <= length + clocksDiffer ? [spent(limit, minutes, wait)] : [];
  });
  const [longest] = full.toSorted((a, b) => b.retryAfterSeconds - a.retryAfterSeconds);
  return longest ?? { allowed: true };
}

function spent(limit: number, minutes: number, waitMilliseconds: number) {
  /** Until that window ends, 1 at least. */
  const retryAfterSeconds = Math.max(Math.ceil(waitMilliseconds / 1_000), 1);
  return { allowed: false, limit, windowSeconds: minutes * 60, retryAfterSeconds } as const;
}

async function count(
  db: Db,
  { name, keyIndex, minutes, now }: { name: string; keyIndex: string; minutes: number; now: Date },
) {
  const oldest = new Date(now.getTime() - minutes * 60_000);
  // It was begun by a clock that ran ahead and was set back since: it would not end before the clock caught up.
  const newest = new Date(now.getTime() + clocksDiffer);
  const isOver = sql<boolean>`budget_windows.started_at <= ${oldest} or budget_windows.started_at > ${newest}`;
  const row = await db
    .insertInto("budget_windows")
    .values({
      name,
      key_index: keyIndex,
      window_minutes: minutes,
      started_at: now,
      used: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(["name", "key_index", "window_minutes"]).doUpdateSet({
        used: sql`case when ${isOver} then 1 else budget_windows.used + 1 end`,
        started_at: sql`case when ${isOver} then ${now} else budget_windows.started_at end`,
      }),
    )
    .returning(["used", "started_at"])
    .executeTakeFirstOrThrow();
  return { used: row.used, endsAt: new Date(row.started_at.getTime() + minutes * 60_000) };
}

/** The counters of a rate limit; an address in a named network has that network's limits. */
function countersFor(deps: RateLimitDeps, name: RateLimitName, key: RateLimitKey) {
  const { rateLimits, networks } = deps.limits;
  const rateLimit =
    typeof key === "string" && countsClients(name)
      ? rateLimitOf(networks, name, rateLimits[name], key)
      : rateLimits[name];
  return countersOf(rateLimit, key).map(({ key: counted, ...counter }) => ({
    ...counter,
    keyIndex: indexOf(deps, name, counted),
  }));
}

function indexOf(deps: RateLimitDeps, name: RateLimitName, counted: string): string {
  return blindIndex(deps.keys, `budget:${name}`, counted);
}
