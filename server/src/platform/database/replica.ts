import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** A replica that is further behind, or whose lag is unknown, is not read. */
export const stalestMilliseconds = 10_000;
const lookEveryMilliseconds = 1_000;
/** A read waits no longer than this for the replica, then goes to the primary. */
const longestReadMilliseconds = 2_000;
/** How long the replica is not read after that. */
const passedOverMilliseconds = 5_000;
const keptPositions = 30;

/** A position in the primary's log, and the latest time at which the primary was there. */
interface Position {
  at: number;
  place: bigint;
}

/**
 * Reads what may be some seconds old from a replica. The primary is read while the replica is away or behind.
 *
 * The lag is measured without clocks: the primary is asked for its position in the log, and once the replica has replayed
 * that position, it knows everything committed by then. A replica that was cut off so counts as behind. Positions are
 * compared once a second while something is read; the first read goes to the primary.
 * @param milliseconds a monotonic clock
 */
export function withReplica(
  primary: Database,
  replica: Database,
  milliseconds: () => number = () => performance.now(),
): Database {
  let positions: Position[] = [];
  let knownAsOf = Number.NEGATIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let notBefore = Number.NEGATIVE_INFINITY;

  const passOver = (time: number) => {
    knownAsOf = Number.NEGATIVE_INFINITY;
    notBefore = milliseconds() + time;
  };

  async function look(): Promise<void> {
    const at = milliseconds();
    const here = await placeOf(primary.kysely, sql`pg_current_wal_lsn()`);
    if (here !== null) positions = [...positions.slice(1 - keptPositions), { at, place: here }];
    const there = await placeOf(
      replica.kysely,
      sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`,
    );
    const replayed = positions.filter(({ place }) => there !== null && place <= there);
    knownAsOf = Math.max(knownAsOf, ...replayed.map(({ at }) => at));
  }

  function isFresh(): boolean {
    const now = milliseconds();
    if (now - lookedAt >= lookEveryMilliseconds) {
      lookedAt = now;
      look().catch(() => passOver(passedOverMilliseconds));
    }
    return now >= notBefore && now - knownAsOf <= stalestMilliseconds;
  }

  const replicaReads = { replica: 0, primary: 0 };
  const fromPrimary = <T>(work: (db: Kysely<Tables>) => Promise<T>) => {
    replicaReads.primary += 1;
    return work(primary.kysely);
  };

  return {
    ...primary,
    replicaReads,
    async read(work) {
      if (!isFresh()) return fromPrimary(work);
      try {
        const read = await within(longestReadMilliseconds, work(replica.kysely));
        replicaReads.replica += 1;
        return read;
      } catch {
        passOver(passedOverMilliseconds);
        return fromPrimary(work);
      }
    },
    readOwnWrites: () => passOver(stalestMilliseconds),
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}

async function placeOf(db: Kysely<Tables>, place: ReturnType<typeof sql>): Promise<bigint | null> {
  const { rows } = await sql<{ place: string | null }>`
    select pg_wal_lsn_diff(${place}, '0/0')::text as place`.execute(db);
  const text = rows[0]?.place ?? null;
  return text === null ? null : BigInt(text);
}

async function within<T>(time: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The replica does not answer.")), time);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
