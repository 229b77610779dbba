import { countEvents } from "../src/operations/statistics/count-events.ts";
import { signAudit } from "../src/platform/audit/sign-audit.ts";
import type { TestServer } from "./test-server.ts";

/** Does what maintenance does within ten seconds: signs what has happened, then counts it. */
export async function countWhatHappened({ database, deps }: TestServer): Promise<void> {
  await database.kysely.transaction().execute((tx) => signAudit(tx, deps.keys));
  await countEvents.run(database, deps.clock());
}

/** Every count as `measure product role value`, of all days: a test may go on past midnight. */
export async function countsIn({ database }: TestServer): Promise<Record<string, number>> {
  const rows = await database.kysely.selectFrom("daily_statistics").selectAll().execute();
  const counts: Record<string, number> = {};
  for (const { measure, product, role, value, count } of rows) {
    const key = [measure, product, role || "-", value].join(" ");
    counts[key] = (counts[key] ?? 0) + count;
  }
  return counts;
}
