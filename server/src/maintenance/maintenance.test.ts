import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../test/clock.ts";
import { openTestDatabase, silentLog } from "../../test/database.ts";
import { createTestKeys } from "../../test/keys.ts";
import { jobNamed } from "../../test/maintenance-jobs.ts";
import { issueToken } from "../identity/tokens/tokens.ts";
import type { Database } from "../platform/database/database.ts";
import { newId } from "../platform/ids.ts";
import { createMaintenance, type MaintenanceJob } from "../platform/scheduler.ts";
import { embeddedJobs } from "./embedded-jobs.ts";
import { retentionJobs } from "./retention-jobs.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function countedJob(name: string, everySeconds: number, run = async () => 0) {
  const counted = { runs: 0 };
  const job: MaintenanceJob = {
    name,
    everySeconds,
    run() {
      counted.runs += 1;
      return run();
    },
  };
  return { job, counted };
}

test("a job runs at the start and again when its time has come", async () => {
  const { clock, advance } = createTestClock();
  const often = countedJob("often", 10);
  const seldom = countedJob("seldom", 60);
  const jobs = [often.job, seldom.job];
  const maintenance = createMaintenance({ database, jobs, clock, log: silentLog });
  await maintenance.runDue();
  advance({ seconds: 9 });
  await maintenance.runDue();
  expect([often.counted.runs, seldom.counted.runs]).toEqual([1, 1]);
  advance({ seconds: 1 });
  await maintenance.runDue();
  expect([often.counted.runs, seldom.counted.runs]).toEqual([2, 1]);
});

test("[SEC-F12] a job is not put off by a clock that ran a day ahead and is set back", async () => {
  const { clock, advance } = createTestClock();
  const seldom = countedJob("seldom", 60);
  const maintenance = createMaintenance({ database, jobs: [seldom.job], clock, log: silentLog });
  advance({ days: 1 });
  await maintenance.runDue();
  advance({ days: -1 });
  await maintenance.runDue();
  await maintenance.runDue();
  expect(seldom.counted.runs).toBe(2);
});

test("[SEC-F12] a job deletes nothing that is kept for years by a clock that runs years ahead", async () => {
  const { clock, advance } = createTestClock();
  const told: Date[] = [];
  const job: MaintenanceJob = {
    name: "deletes",
    everySeconds: 60,
    run: async (_database, now) => told.push(now),
  };
  const maintenance = createMaintenance({ database, jobs: [job], clock, log: silentLog });
  for (const days of [-1, 3_651]) {
    advance({ days });
    await maintenance.runDue();
  }
  const daysAhead = told.map((now) => (now.getTime() - Date.now()) / 86_400_000);
  expect(daysAhead).toEqual([expect.closeTo(-1), expect.closeTo(0)]);
});

test("a job whose run was full is due again at once, after the others had their turn", async () => {
  const { clock } = createTestClock();
  const left = [5, 5, 2];
  const order: string[] = [];
  const full = countedJob("full", 60, async () => {
    order.push("full");
    return left.shift() ?? 0;
  });
  const other = countedJob("other", 0, async () => order.push("other"));
  const jobs = [{ ...full.job, fullRun: 5 }, other.job];
  const maintenance = createMaintenance({ database, jobs, clock, log: silentLog });
  for (let turn = 0; turn < 4; turn += 1) await maintenance.runDue();
  expect(order).toEqual(["full", "other", "full", "other", "full", "other", "other"]);
});

test("a job that fails is logged without its message and keeps nobody from their turn", async () => {
  const { clock } = createTestClock();
  const logged: unknown[] = [];
  const log = {
    ...silentLog,
    error: (fields: object, message: string) => logged.push(fields, message),
  };
  const bad = countedJob("bad", 10, () => Promise.reject(new TypeError("secret 123")));
  const good = countedJob("good", 10);
  const maintenance = createMaintenance({ database, jobs: [bad.job, good.job], clock, log });
  await maintenance.runDue();
  expect(good.counted.runs).toBe(1);
  expect(logged[0]).toMatchObject({
    alert: "MAINTENANCE_FAILED",
    trouble: "UPKEEP_FAILED",
    task: "bad",
  });
  expect(JSON.stringify(logged)).not.toContain("secret");
});

test("stop waits for the job at work and starts no other", async () => {
  const { clock } = createTestClock();
  const { promise, resolve } = Promise.withResolvers<number>();
  const slow = countedJob("slow", 10, () => promise);
  const next = countedJob("next", 10);
  const maintenance = createMaintenance({
    database,
    jobs: [slow.job, next.job],
    clock,
    log: silentLog,
  });
  const due = maintenance.runDue();
  await Promise.resolve();
  const stopped = maintenance.stop();
  resolve(0);
  await Promise.all([due, stopped]);
  expect([slow.counted.runs, next.counted.runs]).toEqual([1, 0]);
});

test("[SEC-H8] an ended token stays for a day, then it is removed", async () => {
  const { clock, advance } = createTestClock();
  const token = {
    id: newId(clock),
    purpose: "hand-off",
    realm: "practice",
    subjectId: "anna",
    expiresAt: clock(),
  } as const;
  const deps = { keys: createTestKeys(), clock };
  await database.kysely.transaction().execute((tx) => issueToken(tx, deps, token));
  advance({ hours: 24 });
  expect(await jobNamed("remove-ended-tokens").run(database, clock())).toBe(0);
  advance({ seconds: 1 });
  expect(await jobNamed("remove-ended-tokens").run(database, clock())).toBe(1);
});

test("every job of the list runs on this engine", async () => {
  for (const job of [...retentionJobs, ...embeddedJobs]) {
    expect(await job.run(database, new Date()), job.name).toBeGreaterThanOrEqual(0);
  }
});
