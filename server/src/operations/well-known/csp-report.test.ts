import Fastify from "fastify";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { registerCspReport } from "./csp-report.ts";

async function serve() {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const app = Fastify({ logger: { level: "warn", stream } });
  const registry = new Registry();
  const { clock, advance } = createTestClock();
  registerCspReport(app, registry, clock);
  await app.ready();
  const send = (body: unknown, type = "application/reports+json") =>
    app.inject({
      method: "POST",
      url: "/csp-report",
      headers: { "content-type": type },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { lines, registry, send, advance };
}

const report = (directive: string, blockedURL: string) => ({
  type: "csp-violation",
  url: "https://heron.example/passwordreset/ud/SECRET-TOKEN",
  body: { effectiveDirective: directive, blockedURL, documentURL: "https://x/SECRET-TOKEN" },
});

test("[SEC-F1] a violation is counted by directive and logged without any address", async () => {
  const { lines, registry, send } = await serve();
  const answer = await send([
    report("script-src-elem", "https://evil.example/path/SECRET-TOKEN?q=1"),
    report("style-src-attr", "inline"),
  ]);
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  const older = {
    "csp-report": { "violated-directive": "img-src 'self' data:", "blocked-uri": "data" },
  };
  expect((await send(older, "application/csp-report")).statusCode).toBe(204);
  const metrics = await registry.metrics();
  for (const directive of ["script-src-elem", "style-src-attr", "img-src"]) {
    expect(metrics).toContain(`frontdoor_csp_violations_total{directive="${directive}"} 1`);
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { directive: "script-src-elem", blocked: "https://evil.example" },
    { directive: "style-src-attr", blocked: "inline" },
    { directive: "img-src", blocked: "data" },
  ]);
  expect(lines.join("")).not.toContain("SECRET-TOKEN");
});

test("[SEC-H4] a stranger can neither invent labels, write lines nor fill the log", async () => {
  const { lines, registry, send, advance } = await serve();
  await send(Array.from({ length: 50 }, (_, index) => report(`invented-${index}`, "a\nb c")));
  expect(await registry.metrics()).toContain('{directive="other"} 20');
  for (let index = 0; index < 5; index += 1) {
    await send(Array.from({ length: 20 }, () => report("img-src", "inline")));
  }
  expect(lines).toHaveLength(30);
  expect(lines[0]).toContain('"blocked":"unknown"');
  advance({ minutes: 1 });
  await send([report("img-src", "inline")]);
  expect(lines).toHaveLength(31);
});

test.each([
  ["not JSON", "{", 400],
  ["another shape", '{"body":7}', 204],
  ["nothing", "null", 204],
  ["a list of oddities", '[1,"x",null,{"body":{"effectiveDirective":{}}}]', 204],
  ["a huge one", `["${"x".repeat(20_000)}"]`, 413],
  ["a poisoned one", '{"__proto__":{"a":1}}', 400],
])("[SEC-G3] a report that is %s does no harm", async (_kind, body, status) => {
  const { lines, send } = await serve();
  expect((await send(body)).statusCode).toBe(status);
  expect(lines.filter((line) => line.includes("violated"))).toEqual([]);
});

test("[SEC-G5] a report comes as a report or not at all", async () => {
  const { send } = await serve();
  expect((await send("[]", "application/json")).statusCode).toBe(415);
  expect((await send("[]", "text/plain")).statusCode).toBe(415);
});
