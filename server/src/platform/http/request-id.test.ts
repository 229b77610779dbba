import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config/config.ts";

const lines = async ({ log }: FastifyRequest) => Reflect.apply(Object(log).bindings, log, []);
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  app = await createApp(readConfig({ LOG_LEVEL: "fatal" }));
  app.get("/api/practice/lines", lines);
  app.post("/api/practice/fails", async () => {
    throw new TypeError("of the test");
  });
});
afterAll(() => app.close());

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test("an answer carries the id under which its lines stand in the log, and a trace that came with it", async () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const answer = await app.inject({ url: "/api/practice/lines", headers });
  expect(answer.headers["x-request-id"]).toMatch(id);
  expect(answer.json()).toEqual({ requestId: answer.headers["x-request-id"], traceId });
});

test("whoever answers: an id that a client sends is not taken, each request has its own", async () => {
  const headers = { "x-request-id": "canary", "request-id": "canary" };
  const answers = [
    await app.inject({ url: "/nowhere", headers }),
    await app.inject({ url: "/%zz", headers }),
    await app.inject({ method: "POST", url: "/api/practice/fails", headers, payload: {} }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 500]);
  const ids = answers.map((answer) => String(answer.headers["x-request-id"]));
  for (const each of ids) expect(each).toMatch(id);
  expect(new Set(ids).size).toBe(3);
  expect(answers[2]?.json().instance).toBe(ids[2]);
});

test.each([
  ["1", "127.0.0.1", true],
  ["127.0.0.0/8", "::ffff:127.0.0.1", true],
  ["10.0.0.0/8,192.0.2.7", "192.0.2.7", true],
  ["10.0.0.0/8", "192.0.2.7", false],
  ["off", "127.0.0.1", false],
])(
  "the id of a trusted proxy is taken for answer and log: TRUST_PROXY=%s, from %s",
  async (trust, from, isTaken) => {
    const behind = await createApp(readConfig({ LOG_LEVEL: "fatal", TRUST_PROXY: trust }));
    behind.get("/api/practice/lines", lines);
    const ask = (given: string) =>
      behind.inject({
        url: "/api/practice/lines",
        headers: { "x-request-id": given },
        remoteAddress: from,
      });
    const given = "7f0c2b5e9d3a4f1c8e6b";
    const answer = await ask(given);
    expect(answer.headers["x-request-id"] === given).toBe(isTaken);
    expect(answer.json().requestId).toBe(answer.headers["x-request-id"]);
    for (const hostile of [
      "short",
      "a".repeat(129),
      "lerato@example.org",
      "two lines of it",
      `a${"<b>".repeat(4)}`,
    ]) {
      expect((await ask(hostile)).headers["x-request-id"]).toMatch(id);
    }
    await behind.close();
  },
);
