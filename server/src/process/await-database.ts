import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../platform/database/database.ts";
import { type DatabaseConfig, openDatabase } from "../platform/database/open-database.ts";
import { DatabaseAway } from "../platform/database/postgres/database-away.ts";
import { takesWrites } from "../platform/database/read-only.ts";
import type { Log } from "../platform/log.ts";
import { operatorMessage } from "./operator-message.ts";

/** A fail-over takes less than a minute; Kubernetes ends a start that takes longer than three (deploy/kubernetes). */
const mostMilliseconds = 150_000;
const firstPauseMilliseconds = 250;
const longestPauseMilliseconds = 5_000;
/** No such database, user, password or host: waiting does not correct these. */
const mistakes = new Set<unknown>(["3D000", "28P01", "28000", "ENOTFOUND"]);

interface Given {
  open?: typeof openDatabase;
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Opens the database, and retries while it is unreachable or read-only, for example during a fail-over. If the process
 * ended instead, Kubernetes would restart it less and less often. It does not listen meanwhile, so that balancers send
 * people elsewhere.
 * @param given replaces the engine and the clock, for tests
 * @throws DatabaseAway at once for a wrong address, and for any other cause after two and a half minutes
 */
export async function openAwaitedDatabase(
  config: DatabaseConfig,
  log: Log,
  { open = openForWrites, sleep = pause }: Given = {},
): Promise<Database> {
  const deadline = Date.now() + mostMilliseconds;
  for (let wait = firstPauseMilliseconds; ; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
    try {
      return await open(config, log);
    } catch (error) {
      const isForNow = error instanceof DatabaseAway && !mistakes.has(error.code);
      if (!isForNow || Date.now() + wait > deadline) throw error;
      log.info({ milliseconds: wait }, `${operatorMessage(error)}. Trying again.`);
      await sleep(wait);
    }
  }
}

/** A start writes; the standby of a fail-over does so within a minute. */
async function openForWrites(config: DatabaseConfig, log: Log): Promise<Database> {
  const database = await openDatabase(config, log);
  if (await takesWrites(database.kysely)) return database;
  await database.close();
  throw new DatabaseAway(Object.assign(new Error("it is read-only"), { code: "25006" }));
}
