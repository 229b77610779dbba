import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { raiseAlert } from "../raise-alert.ts";
import type { Database, Db } from "./database.ts";

/** From this difference on, codes of apps and signatures of webhooks are refused. */
export const harmfulSeconds = 60;

/** Logs a clock that differs from the database's so much that people notice; the start goes on. */
export async function compareClocks({ kysely }: Database, clock: Clock, log: Log): Promise<void> {
  const there = await databaseTime(kysely);
  const aheadSeconds = Math.round((+clock() - +there) / 1_000);
  if (Math.abs(aheadSeconds) <= harmfulSeconds) return;
  const stands = `${Math.abs(aheadSeconds)} seconds ${aheadSeconds > 0 ? "ahead of" : "behind"}`;
  raiseAlert(log, "CLOCK_WRONG", { aheadSeconds }, `This machine is ${stands} the database.`);
}

/**
 * The earlier of a process's time and the database's. By a clock that ran years ahead a job would delete, for all
 * processes, what is kept for years.
 */
export async function earlierTime(db: Db, now: Date): Promise<Date> {
  const there = await databaseTime(db);
  return there < now ? there : now;
}

/** The time that the database has now. */
export async function databaseTime(db: Db): Promise<Date> {
  const asked = sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = (await asked).rows;
  if (row === undefined) throw new Error("The database told no time.");
  return row.now;
}
