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
 * Attempts with the right password that were counted, and whose success could not be written down: a disk was full, a
 * connection was lost. They were no guesses. What takes them back may fail as well, so they wait here, and this process
 * counts no attempt at their names before that.
 */
export function createUnsettled() {
  const names = new Map<string, Waiting>();

  async function takeBack(db: Db, name: CountedName, waiting: Waiting): Promise<void> {
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
    /** Takes back what waits for a name, once for all who ask at once. */
    async settle(db: Db, name: CountedName): Promise<void> {
      const waiting = names.get(keyOf(name));
      if (waiting === undefined) return;
      waiting.settling ??= takeBack(db, name, waiting).finally(() => {
        waiting.settling = null;
      });
      await waiting.settling;
    },
  };
}

const keyOf = ({ realm, usernameIndexes: [index] }: CountedName) => `${realm} ${index}`;
