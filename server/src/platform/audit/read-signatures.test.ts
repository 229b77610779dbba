import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, silentLog } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database } from "../database/database.ts";
import { auditJobs } from "./audit-jobs.ts";
import { spanInChain } from "./read-signatures.ts";

const now = new Date();
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Adds signed events of one moment, with ids that follow those of the moments before. */
async function addSigned(count: number, at: Date, ids: string): Promise<void> {
  await sql`
    insert into audit_events (id, at, kind, actor, details)
    select (${ids}::text || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${at}, 'logged-in', 'somebody', '{}'
    from generate_series(1, ${sql.lit(count)}) as n`.execute(database.kysely);
  const job = auditJobs(createTestKeys(), silentLog).find(({ name }) => name === "sign-audit");
  expect(await job?.run(database, now)).toBe(count);
}

const monthsAgo = (months: number) => {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
};

test("[SEC-H6] the events that are kept, and those of a span of time, are found without reading the whole chain", async () => {
  const { kysely } = database;
  await addSigned(4_000, monthsAgo(26), "01700000");
  await sql`delete from audit_events where at < now() - interval '24 months'`.execute(kysely);
  await addSigned(4_000, monthsAgo(12), "01800000");
  await addSigned(4_000, now, "01900000");
  const expectAround = async (
    span: Omit<Parameters<typeof spanInChain>[1], "after">,
    [first, last]: readonly [number, number],
  ) => {
    const { from, to } = await spanInChain(kysely, { after: 0, ...span });
    expect(from).toBeLessThanOrEqual(first);
    expect(from).toBeGreaterThan(first - 1_500);
    expect(to).toBeGreaterThanOrEqual(last);
    expect(to).toBeLessThan(last + 1_500);
  };
  await expectAround({}, [4_000, 12_000]);
  await expectAround({ since: monthsAgo(6) }, [8_000, 12_000]);
  await expectAround({ until: monthsAgo(6) }, [4_000, 8_000]);
  expect(await spanInChain(kysely, { after: 9_000 })).toEqual({ from: 9_000, to: 12_000 });
  const none = await spanInChain(kysely, { after: 9_000, until: monthsAgo(6) });
  expect(none.to).toBe(none.from);
});
