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

export interface Lock {
  /** Until a reset, however long one waits. */
  isDisabled: boolean;
  /** Of one device that has logged in before, otherwise of all others together. */
  isKnownDevice: boolean;
}

export interface Lockout {
  /** Counts an attempt and says whether its password may be looked at. */
  admit(db: Db, attempt: Attempt): Promise<Admitted>;
  /** As `admit`, in one statement with a question that has one answer, whatever becomes of the attempt. */
  admitBeside<Row>(
    db: Db,
    attempt: Attempt,
    question: Expression<Row>,
  ): Promise<{ admitted: Admitted; answer: Row }>;
  /** What an attempt would meet, without counting one. */
  look(db: Db, attempt: Attempt): Promise<Admitted>;
  /** Takes an attempt back that was admitted: it was no guess, and cleared nothing either. */
  giveBack(
    tx: Transaction,
    name: CountedName,
    admitted: Admitted & { state: "open" },
  ): Promise<void>;
  /**
   * Waits until the success of an attempt is recorded. If it cannot be recorded, the attempt is uncounted: now, or before the
   * next attempt at the name, which then fails with the database and not with a wrong password.
   */
  orGiveBack<T>(
    db: Db,
    name: CountedName,
    admitted: Admitted & { state: "open" },
    written: Promise<T>,
  ): Promise<T>;
  /** Clears the counter of an attempt that was admitted. */
  recordSuccess(tx: Transaction, name: CountedName, admitted: { client: string }): Promise<void>;
  /** Clears every counter of a username: a proven reset does. */
  clear(tx: Transaction, name: CountedName): Promise<void>;
  /**
   * What the lock check answers (S7.054, Q032): whether the asking client is locked, so that a
   * person in a browser that the name knows hears of that browser's lock. For everybody else it tells of
   * the strangers' counter, which exists for names that nobody has as well.
   */
  isLocked(db: Db, attempt: Attempt): Promise<boolean>;
}

/**
 * Counts failed logins per username, for each known device by itself and for all other clients together:
 * what strangers try, however long, locks and disables the password for strangers alone (SEC-A5).
 */
export function createLockout({ clock, limits }: { clock: Clock; limits: LockoutLimits }): Lockout {
  const unsettled = createUnsettled();
  return {
    async admit(db, attempt) {
      await unsettled.settle(db, attempt);
      await moveCounters(db, attempt);
      return admittedBy(await countAttempt(db, attempt, limits, clock()), limits);
    },
    async admitBeside(db, attempt, question) {
      await unsettled.settle(db, attempt);
      await moveCounters(db, attempt);
      const asked = { limits, now: clock(), question };
      const { counted, answer } = await countAttemptBeside(db, attempt, asked);
      return { admitted: admittedBy(counted, limits), answer };
    },
    async look(db, attempt) {
      if (await isClosed(db, attempt, limits, clock())) return { state: "closed" };
      const { client, total } = await readCounter(db, attempt);
      return { state: "open", client, attempt: total + 1, lock: null };
    },
    giveBack: (tx, name, { client, lock }) =>
      uncountAttempt(tx, name, { client, hasLocked: lock !== null }),
    async orGiveBack(db, name, admitted, written) {
      try {
        return await written;
      } catch (error) {
        unsettled.add(name, admitted);
        void unsettled.settle(db, name).catch(() => {});
        throw error;
      }
    },
    async recordSuccess(tx, name, { client }) {
      await forgettingCounters(tx, name, client).execute();
    },
    async clear(tx, name) {
      await forgettingCounters(tx, name).execute();
    },
    isLocked: (db, attempt) => isClosed(db, attempt, limits, clock()),
  };
}

function admittedBy(counted: CountedAttempt | undefined, limits: LockoutLimits): Admitted {
  if (counted === undefined) return { state: "closed" };
  const { client, total } = counted;
  const isDisabled = total >= limits.failuresBeforeDisabled;
  const isLocking = isDisabled || counted.locked_until !== null;
  const lock = isLocking ? { isDisabled, isKnownDevice: client !== strangers } : null;
  return { state: "open", client, attempt: total, lock };
}
