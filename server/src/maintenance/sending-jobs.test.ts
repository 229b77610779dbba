import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../test/clock.ts";
import { openTestDatabase, silentLog } from "../../test/database.ts";
import type { Database } from "../platform/database/database.ts";
import { newId } from "../platform/ids.ts";
import { openOutbox } from "../platform/outbox/outbox.fixture.ts";
import { claimDue } from "../platform/outbox/outbox-store.ts";
import { createMaintenance } from "../platform/scheduler.ts";
import { sendingJobs } from "./sending-jobs.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("[SEC-H8] the address of a sign-up's link that could not be sent is forgotten after a week; what else was given up stays", async () => {
  const { clock } = createTestClock();
  const givenUp = (kind: string, daysAgo: number) => {
    const at = new Date(clock().getTime() - daysAgo * 24 * 3_600_000);
    const payload = "{}";
    const row = { id: newId(clock), kind, payload, attempts: 1, last_error: "550" };
    return { ...row, state: "dead" as const, available_at: at, created_at: at, done_at: at };
  };
  const link = "academic.sign-up-link-mail";
  const unused = { lease_until: null, traceparent: null };
  const rows = [givenUp(link, 8), givenUp(link, 6), givenUp("practice.reset-mail", 8)];
  await database.kysely
    .insertInto("outbox")
    .values(rows.map((row) => ({ ...row, ...unused })))
    .execute();
  for (const job of sendingJobs) await job.run(database, clock());
  const left = await database.kysely.selectFrom("outbox").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual([rows[1]?.id, rows[2]?.id].toSorted());
});

test("[SEC-F12] a process whose clock is ahead of the database's leaves alone what it is at itself", async () => {
  const outbox = await openOutbox(database);
  outbox.advance({ minutes: 5 });
  const leased = await outbox.put();
  expect(await claimDue(database, outbox.clock(), 1)).toMatchObject([{ id: leased }]);
  const before = await outbox.row(leased);
  const jobs = sendingJobs.filter(({ name }) => name === "bring-messages-back");
  const { clock } = outbox;
  await createMaintenance({ database, jobs, clock, log: silentLog }).runDue();
  expect(await outbox.row(leased)).toEqual(before);
});
