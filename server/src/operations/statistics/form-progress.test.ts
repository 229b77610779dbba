import { statisticMonths } from "@frontdoor/contract/statistics.ts";
import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase } from "../../../test/database.ts";
import { jobNamed } from "../../../test/maintenance-jobs.ts";
import type { Database } from "../../platform/database/database.ts";
import { createFormProgressCounts, registerFormProgress } from "./form-progress.ts";
import { addCounts, type Counted } from "./statistics-store.ts";

const { clock, advance } = createTestClock(new Date("2026-03-01T12:00:00Z"));
const counts = createFormProgressCounts(clock);
const app = Fastify();
registerFormProgress(app, counts);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  advance({ minutes: 1 });
  await database.kysely.deleteFrom("daily_statistics").execute();
});

const report = (payload: object | string, remoteAddress = "192.0.2.1") => {
  const headers = { "content-type": "application/json" };
  return app.inject({ method: "POST", url: "/form-progress", payload, headers, remoteAddress });
};
async function stored() {
  await counts.job.run(database, clock());
  const counted = database.kysely.selectFrom("daily_statistics").selectAll().orderBy("measure");
  const rows = await counted.execute();
  return rows.map(({ measure, product, value, count }) => [measure, product, value, count]);
}

test("a form that is begun and left is counted by the field, without anything of who it was", async () => {
  expect((await report({ step: "begun", form: "academic" })).statusCode).toBe(204);
  await report({ step: "left", form: "academic", field: "hpcsaNumber", who: "thandi" });
  await report({ step: "left", form: "academic", field: "hpcsaNumber" });
  expect(await stored()).toEqual([
    ["sign-up", "academic", "begun", 1],
    ["sign-up-left", "academic", "hpcsaNumber", 2],
  ]);
});

test("a process ends well without its database, and without the counts of its last seconds", async () => {
  const away = await openTestDatabase();
  await away.close();
  await report({ step: "begun", form: "academic" });
  await counts.end(away);
  await report({ step: "begun", form: "practice" });
  await counts.end(database);
  expect(await stored()).toEqual([["sign-up", "practice", "begun", 1]]);
});

test("a field that no form has is stored as other: nobody invents what the screen shows", async () => {
  await report({ step: "left", form: "practice", field: "=cmd()<script>" });
  expect(await stored()).toEqual([["sign-up-left", "practice", "other", 1]]);
});

test.each([
  ['{"step":"begun","form":"patient"}'],
  ['{"step":"sent","form":"practice"}'],
  [`{"step":"left","form":"practice","field":"${"a".repeat(61)}"}`],
  ["[]"],
])("400: %s is not counted", async (payload) => {
  expect((await report(payload)).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});

test("one address moves the counts by sixty in a minute and no more", async () => {
  for (let time = 0; time < 70; time += 1) await report({ step: "begun", form: "practice" });
  await report({ step: "begun", form: "practice" }, "192.0.2.2");
  expect(await stored()).toEqual([["sign-up", "practice", "begun", 61]]);
});

test("a line with a network of IPv6 addresses is one client", async () => {
  for (let time = 0; time < 70; time += 1) {
    await report({ step: "begun", form: "practice" }, `2001:db8::${time.toString(16)}`);
  }
  expect(await stored()).toEqual([["sign-up", "practice", "begun", 60]]);
});

test("counts add up over runs, and are removed two years after their day", async () => {
  const row: Counted = {
    day: "2026-03-01",
    measure: "login",
    product: "patient",
    role: "PATIENT",
    value: "password",
  };
  await addCounts(database.kysely, [row, row]);
  await addCounts(database.kysely, [row]);
  expect(await stored()).toEqual([["login", "patient", "password", 3]]);
  expect(statisticMonths).toBe(24);
  expect(
    await jobNamed("remove-old-statistics").run(database, new Date("2028-03-01T12:00:00Z")),
  ).toBe(0);
  expect(
    await jobNamed("remove-old-statistics").run(database, new Date("2028-03-02T12:00:00Z")),
  ).toBe(1);
});
