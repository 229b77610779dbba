import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { openTestDatabase, silentLog } from "../../../test/database.ts";
import { alerts } from "../alerts.ts";
import type { Database } from "../database/database.ts";
import { noteBackup } from "../database/embedded/last-backup.ts";
import { newId } from "../ids.ts";
import { enqueue } from "../outbox/outbox.fixture.ts";
import { raiseAlert } from "../raise-alert.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import {
  countQuickAnswers,
  createMetricsServer,
  serveMetricsLocally,
  timeRequests,
} from "./serve-metrics.ts";

const time = createTestClock();
let database: Database;
let app: FastifyInstance;
let metrics: Metrics;
let dataDir: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const hasher = { waiting: 7 };
  dataDir = mkdtempSync(join(tmpdir(), "frontdoor-metrics-"));
  metrics = createMetrics({ database, hasher, clock: time.clock, dataDir });
  app = Fastify();
  timeRequests(app, metrics);
  serveMetricsLocally(app, metrics);
  app.get("/api/practice/security/:username/lockedstatus", async () => ({ locked: false }));
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const scrape = async () => (await app.inject("/metrics")).body;

test("[SEC-H3] Durations are told by route template: no name and no token of a path appears", async () => {
  await app.inject("/api/practice/security/canary%40example.org/lockedstatus");
  await app.inject("/nowhere/canary-token");
  const text = await scrape();
  expect(text).toContain('route="/api/practice/security/:username/lockedstatus",status="200"');
  expect(text).not.toContain("canary");
});

test("What is answered from memory is counted, and no duration is told of it", async () => {
  const answered = countQuickAnswers(metrics);
  expect(await scrape()).toContain("frontdoor_quick_answers_total 0");
  answered();
  answered();
  expect(await scrape()).toContain("frontdoor_quick_answers_total 2");
});

test("[SEC-A6] Logins, refusals, waiting passwords and the outbox are counted", async () => {
  const now = time.clock();
  await database.kysely
    .transaction()
    .execute((tx) => enqueue(tx, { id: newId(time.clock), kind: "mail", payload: {}, now }));
  time.advance({ seconds: 90 });
  metrics.logins.inc({ realm: "practice", outcome: "wrong" });
  metrics.refusals.inc({ limit: "contactByAddress" });
  const text = await scrape();
  expect(text).toContain('frontdoor_logins_total{realm="practice",outcome="wrong"} 1');
  expect(text).toContain('frontdoor_rate_limit_refusals_total{limit="contactByAddress"} 1');
  expect(text).toContain("frontdoor_hasher_waiting 7");
  expect(text).toContain('frontdoor_outbox_rows{state="waiting"} 1');
  expect(text).toContain("frontdoor_outbox_age_seconds 90");
});

test("the disk's room, the last backup and every alert of the catalogue are told", async () => {
  expect(await scrape()).not.toMatch(/^frontdoor_backup_timestamp_seconds/m);
  noteBackup(dataDir, new Date("2026-03-01T06:00:00Z"));
  const before = numberOf(await scrape(), 'frontdoor_alerts_total{code="OUTBOX_STUCK"}');
  raiseAlert(silentLog, "OUTBOX_STUCK");
  const text = await scrape();
  expect(text).toContain("frontdoor_backup_timestamp_seconds 1772344800");
  const free = numberOf(text, "frontdoor_disk_free_bytes");
  expect(free).toBeGreaterThan(0);
  expect(numberOf(text, "frontdoor_disk_size_bytes")).toBeGreaterThan(free);
  expect(numberOf(text, 'frontdoor_alerts_total{code="OUTBOX_STUCK"}')).toBe(before + 1);
  for (const code of Object.keys(alerts)) expect(text).toContain(`{code="${code}"}`);
});

test("renamed metrics are told under their former names as well, with the former values", async () => {
  raiseAlert(silentLog, "MAINTENANCE_FAILED");
  metrics.maintenanceDone.set({ task: "sign-audit" }, 7);
  metrics.refusals.inc({ limit: "contactByAddress" });
  const text = await scrape();
  for (const [current, former] of [
    [
      'frontdoor_alerts_total{code="OUTBOX_STUCK"}',
      'frontdoor_troubles_total{trouble="OUTBOX_STUCK"}',
    ],
    [
      'frontdoor_alerts_total{code="MAINTENANCE_FAILED"}',
      'frontdoor_troubles_total{trouble="UPKEEP_FAILED"}',
    ],
    [
      'frontdoor_rate_limit_refusals_total{limit="contactByAddress"}',
      'frontdoor_budget_refusals_total{budget="contactByAddress"}',
    ],
    [
      'frontdoor_maintenance_done_timestamp_seconds{task="sign-audit"}',
      'frontdoor_upkeep_done_timestamp_seconds{task="seal-audit"}',
    ],
  ] as const) {
    expect(numberOf(text, current)).toBeGreaterThan(0);
    expect(numberOf(text, former)).toBe(numberOf(text, current));
  }
});

/** The value of a series as it stands in the text. */
function numberOf(text: string, series: string): number {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1));
}

test.each([
  { remoteAddress: "192.0.2.1" },
  ...[
    "Forwarded",
    "Via",
    "X-Real-IP",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Forwarded-Port",
    "X-Forwarded-Server",
    "X-Forwarded-Anything",
  ].flatMap((name) => [
    { remoteAddress: "127.0.0.1", headers: { [name]: "192.0.2.1" } },
    { remoteAddress: "::1", headers: { [name]: "" } },
  ]),
])("[SEC-G16] Nobody else reads them: %j", async (from) => {
  expect((await app.inject({ url: "/metrics", ...from })).statusCode).toBe(404);
});

test.each(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])(
  "[SEC-G16] This machine reads them: %s",
  async (remoteAddress) => {
    expect((await app.inject({ url: "/metrics", remoteAddress })).statusCode).toBe(200);
  },
);

test("[SEC-F10] while the database is away they are answered without what it alone knows, and tell that it is away", async () => {
  expect(await scrape()).toContain("frontdoor_database_up 1");
  const away = await openTestDatabase();
  const alone = createMetrics({
    database: away,
    hasher: { waiting: 3 },
    clock: time.clock,
    dataDir: join(dataDir, "nowhere"),
  });
  const other = Fastify();
  serveMetricsLocally(other, alone);
  expect((await other.inject("/metrics")).body).toContain("frontdoor_outbox_age_seconds 0");
  await away.close();
  const { statusCode, body } = await other.inject("/metrics");
  await other.close();
  expect(statusCode).toBe(200);
  expect(body).toContain("frontdoor_database_up 0");
  expect(body).toContain("frontdoor_hasher_waiting 3");
  expect(body).not.toMatch(/^frontdoor_(outbox_(age_seconds|rows)|disk_|backup_)/m);
});

test("[SEC-G16] a listener of their own answers whoever reaches it, and nothing but them", async () => {
  const own = createMetricsServer(metrics);
  const headers = { "X-Forwarded-For": "192.0.2.1" };
  const answer = await own.inject({ url: "/metrics", remoteAddress: "192.0.2.1", headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("text/plain; version=0.0.4");
  expect(answer.body).toContain("frontdoor_database_up 1");
  for (const url of ["/", "/healthz", "/metrics/x"]) {
    expect((await own.inject(url)).statusCode).toBe(404);
  }
  await own.close();
});
