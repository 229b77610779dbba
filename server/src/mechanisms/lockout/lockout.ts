import type { LockoutLimits } from "../budgets/limits.ts";
import type { Clock } from "../clock.ts";
import type { Database, Db, Transaction } from "../database/database.ts";
import { deviceHash, isKnownDevice } from "../device/device.ts";
import type { Realm } from "../realm.ts";
import { admit, admitTotal, freshCounter } from "./lockout-rules.ts";
import { type CounterKey, lockCounter, saveCounter } from "./lockout-store.ts";

export interface Attempt {
  realm: Realm;
  /** Keyed hash of the canonical username: a name without an account is counted alike. */
  usernameIndex: string;
  /** The device cookie's value, if one came. */
  deviceId: string | null;
}

export type Admitted =
  /** Too many failures of this client in a row, or in total (`disabled`, until a reset). */
  | { state: "locked" | "disabled" }
  | {
      state: "open";
      /** Which attempt since the last success of this client this is, from 1. */
      attempt: number;
      /** Whether a wrong password now locks: the owner is told. */
      isLockingAttempt: boolean;
    };

export interface Lockout {
  /** Counts an attempt and says whether its password may be looked at. In a transaction of its own. */
  admit(database: Database, attempt: Attempt): Promise<Admitted>;
  /** Clears the client's counters; returns how many attempts had failed before, over all locks. */
  recordSuccess(tx: Transaction, attempt: Attempt): Promise<number>;
  /** Clears every counter of a username: a proven reset does. */
  clear(tx: Transaction, username: Omit<Attempt, "deviceId">): Promise<void>;
  /**
   * What the lock check answers (S7.054, SECURITY.md 0.2): whether the asking client is locked, so that a
   * person in a browser that the name knows hears of that browser's lock. For everybody else it tells of
   * the strangers' counter, which exists for names that nobody has as well.
   */
  isLocked(db: Db, attempt: Attempt): Promise<boolean>;
}

const strangers = "";
/** Behind a client: its total, over all locks. */
const inTotal = "*";

/**
 * Counts failed logins per username, for each known device by itself and for all other clients together:
 * what strangers try, however long, locks and disables the password for strangers alone (SEC-A5).
 */
export function createLockout({ clock, limits }: { clock: Clock; limits: LockoutLimits }): Lockout {
  return {
    admit: (database, attempt) =>
      database.kysely.transaction().execute(async (tx) => {
        const now = clock();
        const keys = await counterKeys(tx, attempt);
        const total = admitTotal(await lockCounter(tx, keys.total, now), limits, now);
        const admission = admit(await lockCounter(tx, keys.client, now), limits, now);
        if (total === null) return { state: "disabled" };
        if (admission.state === "locked") return { state: "locked" };
        await saveCounter(tx, keys.client, admission.counter);
        await saveCounter(tx, keys.total, total);
        return {
          state: "open",
          attempt: admission.counter.failures,
          isLockingAttempt:
            admission.isLockingAttempt || total.failures >= limits.failuresBeforeDisabled,
        };
      }),

    async recordSuccess(tx, attempt) {
      const now = clock();
      const keys = await counterKeys(tx, attempt);
      const { failures } = await lockCounter(tx, keys.total, now);
      await saveCounter(tx, keys.total, freshCounter(now));
      await saveCounter(tx, keys.client, freshCounter(now));
      return Math.max(0, failures - 1);
    },

    async clear(tx, { realm, usernameIndex }) {
      await tx
        .deleteFrom("login_counters")
        .where("realm", "=", realm)
        .where("username_index", "=", usernameIndex)
        .execute();
    },

    async isLocked(db, attempt) {
      const { client, total } = await counterKeys(db, attempt);
      const rows = await db
        .selectFrom("login_counters")
        .select(["client", "failures", "locked_until"])
        .where("realm", "=", attempt.realm)
        .where("username_index", "=", attempt.usernameIndex)
        .where("client", "in", [client.client, total.client])
        .execute();
      const now = clock();
      return rows.some((row) =>
        row.client === total.client
          ? row.failures >= limits.failuresBeforeDisabled
          : row.locked_until !== null && row.locked_until > now,
      );
    },
  };
}

async function clientOf(db: Db, attempt: Attempt): Promise<string> {
  const { deviceId } = attempt;
  if (deviceId === null || !(await isKnownDevice(db, { ...attempt, deviceId }))) return strangers;
  return deviceHash(deviceId).toString("base64url");
}

async function counterKeys(db: Db, { realm, usernameIndex, deviceId }: Attempt) {
  const client = await clientOf(db, { realm, usernameIndex, deviceId });
  const key = (name: string): CounterKey => ({ realm, usernameIndex, client: name });
  return { client: key(client), total: key(client + inTotal) };
}
