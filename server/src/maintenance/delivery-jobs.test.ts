import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../test/clock.ts";
import { openTestDatabase } from "../../test/database.ts";
import { handedOverRow } from "../../test/handed-over.ts";
import type { Database } from "../platform/database/database.ts";
import { fallenProviders } from "../platform/outbox/delivery-rates.ts";
import { watchDeliveries } from "./delivery-jobs.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const { clock } = createTestClock();
const rate = (taken: number, delivered: number, provider = "bulksms") => ({
  provider,
  taken,
  delivered,
});

test.each([
  ["fewer arrive", rate(100, 95), rate(20, 12), ["bulksms"]],
  ["no receipt comes any more", rate(100, 95), rate(20, 0), ["bulksms"]],
  ["a little fewer arrive", rate(100, 95), rate(20, 17), []],
  ["too few say anything", rate(100, 95), rate(9, 0), []],
  ["it never sent a receipt", rate(100, 0), rate(20, 0), []],
  ["it is new", rate(100, 95, "twilio"), rate(20, 0), []],
])("a provider's rate that falls is told: %s", (_about, before, late, fallen) => {
  const found = fallenProviders({ before: [before], late: [late] });
  expect(found.map(({ provider }) => provider)).toEqual(fallen);
});

test("what is looked at is an hour whose receipts have had their time, against the day before", async () => {
  const put = (minutesAgo: number, outcome: "delivered" | "handed-over") => {
    const at = new Date(clock().getTime() - minutesAgo * 60_000);
    return handedOverRow(at, { kind: "practice.reset-sms", outcome, provider: "bulksms" });
  };
  const dayBefore = Array.from({ length: 12 }, () => put(300, "delivered"));
  const early = Array.from({ length: 30 }, () => put(5, "handed-over"));
  const told: object[] = [];
  const job = watchDeliveries({ warn() {}, error: (fields) => void told.push(fields) });
  await database.kysely
    .insertInto("outbox")
    .values([...dayBefore, ...early])
    .execute();
  await job.run(database, clock());
  expect(told).toEqual([]);
  const late = Array.from({ length: 12 }, (_, at) => put(40, at < 3 ? "delivered" : "handed-over"));
  await database.kysely.insertInto("outbox").values(late).execute();
  await job.run(database, clock());
  expect(told).toEqual([expect.objectContaining({ provider: "bulksms", rate: 0.25, before: 1 })]);
});
