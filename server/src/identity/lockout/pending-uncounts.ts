import type { Db } from "../../platform/database/database.ts";
import { uncountAttempt } from "./lockout-store.ts";
import type { CountedName } from "./lockout-tables.ts";

interface Counted {
  client: string;
  lock: object | null;
}

interface Waiting {
  attempts: Counted[];
  settling: Promise<void> | null;
}

/**
 * Counted attempts with the right password whose success could not be stored, because a disk was full or a connection
 * was lost. They must be uncounted, which may fail too. So they wait here, and this process counts no further attempt
 * at their names before they are uncounted.
 */
export function createPendingUncounts() {
  const names = new Map<string, Waiting>();

  async function uncountAll(db: Db, name: CountedName, waiting: Waiting): Promise<void> {
    for (let [first] = waiting.attempts; first !== undefined; [first] = waiting.attempts) {
      const { client, lock } = first;
      await uncountAttempt(db, name, { client, hasLocked: lock !== null, isAlone: true });
      waiting.attempts.shift();
    }
    names.delete(keyOf(name));
  }

  return {
    add(name: CountedName, counted: Counted): void {
      const waiting = names.get(keyOf(name)) ?? { attempts: [], settling: null };
      names.set(keyOf(name), waiting);
      waiting.attempts.push(counted);
    },
    /** Uncounts what waits for a name; parallel callers share one run. */
    async settle(db: Db, name: CountedName): Promise<void> {
      const waiting = names.get(keyOf(name));
      if (waiting === undefined) return;
      waiting.settling ??= uncountAll(db, name, waiting).finally(() => {
        waiting.settling = null;
      });
      await waiting.settling;
    },
  };
}

const keyOf = ({ realm, usernameIndexes: [index] }: CountedName) => `${realm} ${index}`;
