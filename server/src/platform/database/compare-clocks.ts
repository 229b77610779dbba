import { sql } from "kysely";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import { raiseAlert } from "../raise-alert.ts";
import type { Database } from "./database.ts";

/** From this difference on, codes of apps and signatures of webhooks are refused. */
export const harmfulSeconds = 60;

/** Logs a clock that differs from the database's so much that people notice; the start goes on. */
export async function compareClocks({ kysely }: Database, clock: Clock, log: Log): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(kysely);
  const aheadSeconds = Math.round((+clock() - +(rows[0]?.now ?? clock())) / 1_000);
  if (Math.abs(aheadSeconds) <= harmfulSeconds) return;
  const stands = `${Math.abs(aheadSeconds)} seconds ${aheadSeconds > 0 ? "ahead of" : "behind"}`;
  raiseAlert(log, "CLOCK_WRONG", { aheadSeconds }, `This machine is ${stands} the database.`);
}
