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
import { createUnsettled } from "./unsettled.ts";

export type Admitted =
  /** Too many failures of this client in a row, or in total until a reset. */
  | { state: "closed" }
  | {
      state: "open";
      client: string;
      /** Which attempt since the last success of this client this is, over all locks, from 1. */
      attempt: number;
      /** What a wrong password now does: the owner is told. */
      lock: Lock | null;
    };

/** An attempt whose password may be looked at. */
export type OpenAttempt = Admitted & { state: "open" };

export interface Lock {
  /** Until a reset, however long one waits. */
  isDisabled: boolean;
  /** Of one device that has logged in before, otherwise of all others together. */
  isKnownDevice: boolean;
}

/**
 * Counts failed logins per username, for each known device by itself and for all other clients together:
 * what strangers try, however long, locks and disables the password for strangers alone (SEC-A5).
 */
export function createLockout({ clock, limits }: { clock: Clock; limits: LockoutLimits }) {
  const unsettled = createUnsettled();
  return {
    /** Counts an attempt and says whether its password may be looked at. */
    async admit(db: Db, attempt: Attempt): Promise<Admitted> {
      await unsettled.settle(db, attempt);
      await moveCounters(db, attempt);
      return admittedBy(await countAttempt(db, attempt, limits, clock()), limits);
    },
    /** As `admit`, in one statement with a question that has one answer, whatever becomes of the attempt. */
    async admitBeside<Row>(db: Db, attempt: Attempt, question: Expression<Row>) {
      await unsettled.settle(db, attempt);
      await moveCounters(db, attempt);
      const asked = { limits, now: clock(), question };
      const { counted, answer } = await countAttemptBeside(db, attempt, asked);
      return { admitted: admittedBy(counted, limits), answer };
    },
    /** What an attempt would meet, without counting one. */
    async look(db: Db, attempt: Attempt): Promise<Admitted> {
      if (await isClosed(db, attempt, limits, clock())) return { state: "closed" };
      const { client, total } = await readCounter(db, attempt);
      return { state: "open", client, attempt: total + 1, lock: null };
    },
    /** Takes an attempt back that was admitted: it was no guess, and cleared nothing either. */
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
        unsettled.add(name, admitted);
        void unsettled.settle(db, name).catch(() => {});
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
     * What the lock check answers (S7.054, Q032): whether the asking client is locked, so that a
     * person in a browser that the name knows hears of that browser's lock. For everybody else it tells of
     * the strangers' counter, which exists for names that nobody has as well.
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
