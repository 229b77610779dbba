import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";

let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  app = await createApp(readConfig({ LOG_LEVEL: "fatal" }));
  app.get("/api/practice/lines", async ({ log }) => Reflect.apply(Object(log).bindings, log, []));
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
