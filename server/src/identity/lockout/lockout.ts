import type { Expression } from "kysely";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import type { LockoutLimits } from "../../platform/rate-limits/limits.ts";
import {
  type CountedAttempt,
  countAttempt,
  countAttemptBeside,
  forgettingCounters,
  isClosed,
  moveCounters,
  readCounter,
  strangers,
  uncountAttempt,
} from "./lockout-store.ts";
import type { Attempt, CountedName } from "./lockout-tables.ts";
import { createPendingUncounts } from "./pending-uncounts.ts";

export type Admitted =
  /** Too many failures of this client in a row, or in total until a reset. */
  | { state: "closed" }
  | {
      state: "open";
      client: string;
      /** Which attempt since the last success of this client this is, over all locks, from 1. */
      attempt: number;
      /** The lock that a wrong password now sets, of which the owner is notified. */
      lock: Lock | null;
    };

/** An attempt whose password may be looked at. */
export type OpenAttempt = Admitted & { state: "open" };

export interface Lock {
  /** Whether the lock lasts until a reset. */
  isDisabled: boolean;
  /** Whether it locks one known device; otherwise it locks all unknown clients. */
  isKnownDevice: boolean;
}

/**
 * Counts failed logins per username, separately for each known device and together for all other clients: attempts of
 * strangers lock and disable the password for strangers only (SEC-A5).
 */
export function createLockout({ clock, limits }: { clock: Clock; limits: LockoutLimits }) {
  const pendingUncounts = createPendingUncounts();
  return {
    /** Counts an attempt and says whether its password may be looked at. */
    async admit(db: Db, attempt: Attempt): Promise<Admitted> {
      await pendingUncounts.settle(db, attempt);
      await moveCounters(db, attempt);
      return admittedBy(await countAttempt(db, attempt, limits, clock()), limits);
    },
    /** As `admit`, in one statement with a query that returns one row whether the attempt is admitted or not. */
    async admitBeside<Row>(db: Db, attempt: Attempt, question: Expression<Row>) {
      await pendingUncounts.settle(db, attempt);
      await moveCounters(db, attempt);
      const asked = { limits, now: clock(), question };
      const { counted, answer } = await countAttemptBeside(db, attempt, asked);
      return { admitted: admittedBy(counted, limits), answer };
    },
    /** Whether an attempt would be admitted, without counting one. */
    async look(db: Db, attempt: Attempt): Promise<Admitted> {
      if (await isClosed(db, attempt, limits, clock())) return { state: "closed" };
      const { client, total } = await readCounter(db, attempt);
      return { state: "open", client, attempt: total + 1, lock: null };
    },
    /** Uncounts an admitted attempt that was no guess; clears nothing else. */
    giveBack: (tx: Transaction, name: CountedName, { client, lock }: OpenAttempt) =>
      uncountAttempt(tx, name, { client, hasLocked: lock !== null }),
    /**
     * Waits until the success of an attempt is recorded. If it cannot be recorded, the attempt is uncounted: now, or before the
     * next attempt at the name, which then fails with the database and not with a wrong password.
     */
    async orGiveBack<T>(db: Db, name: CountedName, admitted: OpenAttempt, written: Promise<T>) {
      try {
        return await written;
      } catch (error) {
        pendingUncounts.add(name, admitted);
        void pendingUncounts.settle(db, name).catch(() => {});
        throw error;
      }
    },
    /** Clears the counter of an attempt that was admitted. */
    async recordSuccess(tx: Transaction, name: CountedName, { client }: { client: string }) {
      await forgettingCounters(tx, name, client).execute();
    },
    /** Clears every counter of a username: a proven reset does. */
    async clear(tx: Transaction, name: CountedName) {
      await forgettingCounters(tx, name).execute();
    },
    /**
     * The lock check (S7.054, Q032): whether the asking client is locked. A browser that the name knows gets its own
     * lock; every other client gets the strangers' counter, which exists for unknown names too.
     */
    isLocked: (db: Db, attempt: Attempt) => isClosed(db, attempt, limits, clock()),
  };
}

export type Lockout = ReturnType<typeof createLockout>;

function admittedBy(counted: CountedAttempt | undefined, limits: LockoutLimits): Admitted {
  if (counted === undefined) return { state: "closed" };
  const { client, total } = counted;
  const isDisabled = total >= limits.failuresBeforeDisabled;
  const isLocking = isDisabled || counted.locked_until !== null;
  const lock = isLocking ? { isDisabled, isKnownDevice: client !== strangers } : null;
  return { state: "open", client, attempt: total, lock };
}
