import { countEvents } from "../src/operations/statistics/count-events.ts";
import { signAudit } from "../src/platform/audit/sign-audit.ts";
import type { TestServer } from "./test-server.ts";

/** Does what maintenance does within ten seconds: signs what has happened, then counts it. */
export async function countWhatHappened({ database, deps }: TestServer): Promise<void> {
  await database.kysely.transaction().execute((tx) => signAudit(tx, deps.keys));
  await countEvents.run(database, deps.clock());
}

/** Every count as `measure product role value`. */
export async function countsIn({ database }: TestServer): Promise<Record<string, number>> {
  const rows = await database.kysely.selectFrom("daily_statistics").selectAll().execute();
  return Object.fromEntries(
    rows.map(({ measure, product, role, value, count }) => [
      [measure, product, role || "-", value].join(" "),
      count,
    ]),
  );
}
