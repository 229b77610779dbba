import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { leaksIn, type Secrets } from "./leaks.ts";
import { type ObservedServer, startObservedServer } from "./observed-server.ts";
import { type Sinks, startSinks } from "./sink.ts";
import { wholeRun } from "./whole-run.ts";

const masterKey = randomBytes(32).toString("hex");
const smsToken = randomBytes(24).toString("base64url");

let sinks: Sinks;
let server: ObservedServer;
let secrets: Secrets;
let personal: Secrets;
let report: string;
beforeAll(async () => {
  sinks = await startSinks();
  server = await startObservedServer({
    MASTER_KEY: masterKey,
    SMTP_URL: sinks.mailUrl,
    SMS_URL: `${sinks.url}/sms`,
    SMS_TOKEN: smsToken,
    OTEL_EXPORTER_OTLP_ENDPOINT: sinks.url,
  });
  const found = await wholeRun(server, sinks, madeKey());
  const configured = { "master key": [masterKey], "token of the gateway": [smsToken] };
  secrets = { ...found.secrets, ...configured };
  personal = found.personal;
  await vi.waitUntil(() => sinks.traces().includes("second-step"), { timeout: 60_000 });
  report = await server.crash();
});
afterAll(async () => {
  await server.remove();
  await sinks.stop();
});

/** The embedded engine is one process's alone: there the server's own file has the key. */
function madeKey(): string | null {
  const { databaseUrl, dataDir } = server.connection;
  if (databaseUrl !== null) return null;
  return JSON.parse(readFileSync(join(dataDir, "product-keys.json"), "utf8")).operator;
}

test("[SEC-H3] the run made secrets of every kind", () => {
  for (const [kind, values] of Object.entries({ ...secrets, ...personal })) {
    expect(values.length, kind).toBeGreaterThan(0);
    for (const value of values) expect(value.length, kind).toBeGreaterThan(5);
  }
});

test("[SEC-H3] none of them, no address and no number stands in what the server wrote, from its start to its death", () => {
  expect(server.log()).toContain("requestId");
  expect(leaksIn(server.log(), { ...secrets, ...personal })).toEqual([]);
});

test("[SEC-H3] nor in its traces", () => {
  expect(sinks.traces()).toContain("insert into");
  expect(leaksIn(sinks.traces(), { ...secrets, ...personal })).toEqual([]);
});

test("[SEC-H3 SEC-H13] nor in the diagnostic report of a process that crashes", () => {
  expect(report).toContain("sharedObjects");
  expect(leaksIn(report, { ...secrets, ...personal })).toEqual([]);
});

test("[SEC-H3] a dump of the database holds none of the secrets", async () => {
  const dump = await server.dump();
  expect(dump).toContain(personal.names?.[0]);
  expect(leaksIn(dump, secrets)).toEqual([]);
});

test("[SEC-H3] nor do the files of its folder, the keys' own apart", () => {
  expect(leaksIn(server.files(), secrets)).toEqual([]);
});

test("[SEC-H3] a leak would be seen, however it is written", () => {
  const [password = ""] = secrets.passwords ?? [];
  const written = [
    password,
    Buffer.from(password).toString("base64"),
    encodeURIComponent(password),
  ];
  for (const text of written) expect(leaksIn(`x ${text} y`, secrets)).toEqual(["passwords"]);
  for (const text of ["at 12.481937 and 4819371", "id ab481937"]) {
    expect(leaksIn(text, { codes: ["481937"] }), text).toEqual([]);
  }
  for (const text of [JSON.stringify("code\n481937"), encodeURIComponent("is 481937")]) {
    expect(leaksIn(text, { codes: ["481937"] }), text).toEqual(["codes"]);
  }
  expect(leaksIn("code 481937.", { codes: ["481937"] })).toEqual(["codes"]);
});
