import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alerts } from "../../server/src/platform/alerts.ts";
import { auditJobs } from "../../server/src/platform/audit/audit-jobs.ts";
import { prepareChildServer } from "../../server/test/faults/child-server.ts";
import { freePort } from "../../server/test/free-port.ts";
import { createTestKeys } from "../../server/test/keys.ts";
import { findPromtool } from "../testing/promtool.ts";

const promtool = findPromtool();
const rulesFile = "deploy/prometheus/frontdoor.rules.yml";
const dashboardFile = "deploy/grafana/frontdoor.json";

let text: string;
let server: Awaited<ReturnType<typeof prepareChildServer>>;
let metricsUrl: string;
beforeAll(async () => {
  const place = `127.0.0.1:${await freePort()}`;
  metricsUrl = `http://${place}/metrics`;
  server = await prepareChildServer({ METRICS_LISTEN: place });
  await server.start();
  await fetch(`${server.url}/healthz`);
  text = await (await fetch(metricsUrl)).text();
});
afterAll(async () => {
  await server.stop();
  await server.remove();
});

test("[SEC-G16] where METRICS_LISTEN names a place of their own, the front door tells no metrics", async () => {
  expect(text).toContain("frontdoor_database_up 1");
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

test.skipIf(promtool === null)("promtool finds nothing to say about the metrics", () => {
  expect(execFileSync(String(promtool), ["check", "metrics"], { input: text }).toString()).toBe("");
});

/** Names as they stand behind `# TYPE`, a histogram's with what Prometheus makes of it. */
function namesTold(): Set<string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** `up` and `ALERTS` are Prometheus's own. */
const namesIn = (source: string) =>
  new Set(source.match(/\b(?:frontdoor|process|nodejs)_[a-z\d_]+\b/g) ?? []);

test.each([rulesFile, dashboardFile])("every metric in %s is told", (file) => {
  const used = namesIn(readFileSync(file, "utf8"));
  expect(used.size).toBeGreaterThan(8);
  expect([...used].filter((name) => !namesTold().has(name))).toEqual([]);
});

/** The values that a file asks a label for: `code=~"A|B"` asks for A and B. */
const askedFor = (label: string, source: string) =>
  [...source.matchAll(new RegExp(`\\b${label}=~?\\\\?"([\\w|-]+)`, "g"))].flatMap(([, list = ""]) =>
    list.split("|"),
  );

test.each([rulesFile, dashboardFile])("every alert and every job in %s exists", (file) => {
  const source = readFileSync(file, "utf8");
  const codes = askedFor("code", source);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !(code in alerts))).toEqual([]);
  const silentLog = { info() {}, warn() {}, error() {} };
  const jobs = auditJobs(createTestKeys(), silentLog).map(({ name }) => name);
  expect(askedFor("task", source).filter((task) => !jobs.includes(task))).toEqual([]);
});
